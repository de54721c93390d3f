-- A database as the first version of the schema had it: an account, a running and a finished game.
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'first','2026-11-16 03:21:21',1,X'7BC22969342FFB4B11BA9AA18CB272ADCD0B6C34B2C3D4C23232AF25CD1FB499B5EB649BDA894C3AAF9775C5EA91EBAE',7192999);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    client TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO "chat" VALUES('bz7fcq9hikpz',1,'aq9cupk2i98e','Ann',0,'good luck','chat-1',1794799281768);
INSERT INTO "chat" VALUES('c2cmxr86na7p',1,'aq9cupk2i98e','Ann',0,'good luck','chat-1',1794799282092);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    body TEXT NOT NULL,
    client TEXT,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('bz7fcq9hikpz',1,'{"e":"begin","t":1794799281365}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',2,'{"e":"chance","a":"lay op"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',3,'{"e":"chance","a":"lay mp"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',4,'{"e":"chance","a":"lay m"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',5,'{"e":"chance","a":"lay 5"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',6,'{"e":"chance","a":"lay op"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',7,'{"e":"chance","a":"lay c"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',8,'{"e":"chance","a":"lay p"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',9,'{"e":"chance","a":"lay mo"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',10,'{"e":"chance","a":"lay p"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',11,'{"e":"chance","a":"lay 7"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',12,'{"e":"chance","a":"lay c"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',13,'{"e":"chance","a":"lay mp"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',14,'{"e":"chance","a":"lay 6"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',15,'{"e":"chance","a":"lay c"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',16,'{"e":"chance","a":"lay mo"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',17,'{"e":"chance","a":"lay m"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',18,'{"e":"chance","a":"lay o"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',19,'{"e":"chance","a":"lay o"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',20,'{"e":"chance","a":"draw merchant"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',21,'{"e":"chance","a":"draw farmer"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',22,'{"e":"chance","a":"draw official"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',23,'{"e":"chance","a":"draw priest"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',24,'{"e":"chance","a":"draw priest"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',25,'{"e":"chance","a":"draw farmer"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',26,'{"e":"chance","a":"draw farmer"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',27,'{"e":"chance","a":"draw merchant"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',28,'{"e":"chance","a":"draw merchant"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',29,'{"e":"chance","a":"draw farmer"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',30,'{"e":"chance","a":"start P1"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',31,'{"e":"act","s":0,"a":"place merchant 2,8","end":true,"t":1794799281368}','try-1');
INSERT INTO "entries" VALUES('bz7fcq9hikpz',32,'{"e":"chance","a":"draw farmer"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',33,'{"e":"act","s":1,"a":"place merchant 5,3","end":true,"t":1794799281412}','try-2');
INSERT INTO "entries" VALUES('bz7fcq9hikpz',34,'{"e":"act","s":1,"a":"place merchant 7,1","end":true,"t":1794799281456}','try-3');
INSERT INTO "entries" VALUES('bz7fcq9hikpz',35,'{"e":"chance","a":"draw merchant"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',36,'{"e":"chance","a":"draw farmer"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',37,'{"e":"act","s":0,"a":"place official 8,8","end":true,"t":1794799281500}','try-4');
INSERT INTO "entries" VALUES('bz7fcq9hikpz',38,'{"e":"act","s":0,"a":"place priest 10,8","end":true,"t":1794799281548}','try-5');
INSERT INTO "entries" VALUES('bz7fcq9hikpz',39,'{"e":"chance","a":"draw official"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',40,'{"e":"chance","a":"draw official"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',41,'{"e":"act","s":1,"a":"place merchant 12,4","end":true,"t":1794799281592}','try-6');
INSERT INTO "entries" VALUES('bz7fcq9hikpz',42,'{"e":"act","s":1,"a":"place farmer 14,6","end":true,"t":1794799281636}','try-7');
INSERT INTO "entries" VALUES('bz7fcq9hikpz',43,'{"e":"chance","a":"draw merchant"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',44,'{"e":"chance","a":"draw priest"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',45,'{"e":"act","s":0,"a":"place official 16,0","end":true,"t":1794799281680}','try-8');
INSERT INTO "entries" VALUES('bz7fcq9hikpz',46,'{"e":"act","s":0,"a":"place official 17,9","end":true,"t":1794799281724}','try-9');
INSERT INTO "entries" VALUES('bz7fcq9hikpz',47,'{"e":"chance","a":"draw official"}',NULL);
INSERT INTO "entries" VALUES('bz7fcq9hikpz',48,'{"e":"chance","a":"draw priest"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',1,'{"e":"begin","t":1794799281816}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',2,'{"e":"chance","a":"lay op"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',3,'{"e":"chance","a":"lay 6"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',4,'{"e":"chance","a":"lay o"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',5,'{"e":"chance","a":"lay o"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',6,'{"e":"chance","a":"lay op"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',7,'{"e":"chance","a":"lay m"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',8,'{"e":"chance","a":"lay 7"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',9,'{"e":"chance","a":"lay mo"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',10,'{"e":"chance","a":"lay c"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',11,'{"e":"chance","a":"lay p"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',12,'{"e":"chance","a":"lay mp"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',13,'{"e":"chance","a":"lay 5"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',14,'{"e":"chance","a":"lay c"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',15,'{"e":"chance","a":"lay mp"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',16,'{"e":"chance","a":"lay m"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',17,'{"e":"chance","a":"lay mo"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',18,'{"e":"chance","a":"lay p"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',19,'{"e":"chance","a":"lay c"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',20,'{"e":"chance","a":"draw farmer"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',21,'{"e":"chance","a":"draw merchant"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',22,'{"e":"chance","a":"draw priest"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',23,'{"e":"chance","a":"draw priest"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',24,'{"e":"chance","a":"draw farmer"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',25,'{"e":"chance","a":"draw official"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',26,'{"e":"chance","a":"draw official"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',27,'{"e":"chance","a":"draw merchant"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',28,'{"e":"chance","a":"draw farmer"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',29,'{"e":"chance","a":"draw farmer"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',30,'{"e":"chance","a":"start P1"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',31,'{"e":"act","s":0,"a":"place merchant 2,8","end":true,"t":1794799281821}','try-1');
INSERT INTO "entries" VALUES('c2cmxr86na7p',32,'{"e":"chance","a":"draw official"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',33,'{"e":"act","s":1,"a":"place merchant 5,3","end":true,"t":1794799281864}','try-2');
INSERT INTO "entries" VALUES('c2cmxr86na7p',34,'{"e":"act","s":1,"a":"place official 7,1","end":true,"t":1794799281908}','try-3');
INSERT INTO "entries" VALUES('c2cmxr86na7p',35,'{"e":"chance","a":"draw priest"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',36,'{"e":"chance","a":"draw merchant"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',37,'{"e":"act","s":0,"a":"place official 8,8","end":true,"t":1794799281952}','try-4');
INSERT INTO "entries" VALUES('c2cmxr86na7p',38,'{"e":"act","s":0,"a":"place priest 10,8","end":true,"t":1794799282000}','try-5');
INSERT INTO "entries" VALUES('c2cmxr86na7p',39,'{"e":"chance","a":"draw farmer"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',40,'{"e":"chance","a":"draw merchant"}',NULL);
INSERT INTO "entries" VALUES('c2cmxr86na7p',41,'{"e":"act","s":1,"a":"place merchant 12,4","end":true,"t":1794799282048}','try-6');
INSERT INTO "entries" VALUES('c2cmxr86na7p',42,'{"e":"resign","s":1,"t":1794799282136}','bye');
CREATE TABLE jobs (
    table_id TEXT PRIMARY KEY NOT NULL,
    level BIGINT NOT NULL,
    state TEXT NOT NULL,
    result TEXT,
    changed BIGINT NOT NULL
);
INSERT INTO "jobs" VALUES('c2cmxr86na7p',1,'done','{"moments":[{"step":29,"seat":0,"action":"place merchant 2,8","shares":[0.5018908,0.4981092],"best":"place merchant 19,1","best_line":["place merchant 19,1","place merchant 20,2","place farmer 22,2"],"loss":0.1928437},{"step":31,"seat":1,"action":"place merchant 5,3","shares":[0.21049923,0.7895008],"best":"place official 19,1","best_line":["place official 19,1","place merchant 20,2","place merchant 22,2"],"loss":0.19434679},{"step":32,"seat":1,"action":"place official 7,1","shares":[0.42616367,0.5738363],"best":"place official 2,4","best_line":["place official 2,4","place official 4,4","place priest 20,4"],"loss":0.112942874},{"step":35,"seat":0,"action":"place official 8,8","shares":[0.5900968,0.40990326],"best":"place priest 11,7","best_line":["place priest 11,7","place official 4,0","place official 5,1"],"loss":0.16157824},{"step":36,"seat":0,"action":"place priest 10,8","shares":[0.4406661,0.5593339],"best":"place priest 20,4","best_line":["place priest 20,4","place official 5,1","place farmer 4,0"],"loss":0.07454726},{"step":39,"seat":1,"action":"place merchant 12,4","shares":[0.24493504,0.7550649],"best":"place official 19,1","best_line":["place official 19,1","place merchant 20,2","place farmer 9,9","place merchant 22,2"],"loss":0.12886119}]}',1794799282189);
CREATE TABLE people (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
INSERT INTO "people" VALUES('aq9cupk2i98e','Ann','ann','$argon2id$v=19$m=19456,t=2,p=1$2ztGB0VQDlWfL984EJnXgw$zAdcuoIGCdN59to9nzL+zz50epxg1fw+ylZK8zzjbJY',1794799281291,1794799281291);
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES('bz7fcq9hikpz',0,'aq9cupk2i98e');
INSERT INTO "seats" VALUES('bz7fcq9hikpz',1,'aq9cupk2i98e');
INSERT INTO "seats" VALUES('c2cmxr86na7p',0,'aq9cupk2i98e');
INSERT INTO "seats" VALUES('c2cmxr86na7p',1,'aq9cupk2i98e');
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY NOT NULL,
    n BIGINT NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "snapshots" VALUES('bz7fcq9hikpz',48,'{"facts":{"version":48,"versions":[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48],"turn":5,"holding":null,"undoable":0,"drawn":38,"time":1794799281724,"stand_in":[false,false,false,false],"resigned":[false,false,false,false],"bots":[false,false,false,false],"given_up":false},"clocks":{"kind":{"kind":"none"},"left":[0,0,0,0],"running":null},"table":{"actions":[14,13,9,16,14,19,11,12,11,18,19,13,17,19,12,9,10,10,20,23,21,22,22,23,23,20,20,23,24,38,23,57,71,20,23,258,449,21,21,113,656,20,22,320,333,21,22],"position":"players=2 phase=place active=P2 turn=6 tiles=3,3:op;4,6:mp;6,0:m;6,8:5;7,5:op;9,1:c;9,9:p;10,4:mo;12,0:p;12,6:7;14,2:c;14,4:mp;16,8:6;19,5:c;19,7:mo;21,1:m;22,4:o;22,8:o tokens=2,8:m1;5,3:m2;7,1:m2;8,8:o1;10,8:p1;12,4:m2;14,6:f2;16,0:o1;17,9:o1 cards=1;2;3;4;5;6;7 P1=score:1/stand:oppff/pool:mmmmmoopppffffffffff P2=score:0/stand:mpfff/pool:mmoooooopppppffffffff"}}');
INSERT INTO "snapshots" VALUES('c2cmxr86na7p',42,'{"facts":{"version":42,"versions":[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41],"turn":3,"holding":null,"undoable":1,"drawn":34,"time":1794799282136,"stand_in":[false,false,false,false],"resigned":[false,true,false,false],"bots":[false,false,false,false],"given_up":true},"clocks":{"kind":{"kind":"none"},"left":[0,0,0,0],"running":null},"table":{"actions":[14,17,10,10,14,9,18,12,19,11,13,16,19,13,9,12,11,19,23,20,22,22,23,21,21,20,23,23,24,38,21,57,246,22,20,258,449,23,20,113],"position":"players=2 phase=place active=P2 turn=4 tiles=3,3:op;4,6:6;6,0:o;6,8:o;7,5:op;9,1:m;9,9:7;10,4:mo;12,0:c;12,6:p;14,2:mp;14,4:5;16,8:c;19,5:mp;19,7:m;21,1:mo;22,4:p;22,8:c tokens=2,8:m1;5,3:m2;7,1:o2;8,8:o1;10,8:p1;12,4:m2 placed=12,4 cards=1;2;3;4;5;6;7 P1=score:1/stand:mpfff/pool:mmmmoooooppppfffffffff P2=score:0/stand:opff/pool:mmmmoooopppppffffffffff"}}');
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    state TEXT NOT NULL,
    public BIGINT NOT NULL,
    sheet TEXT NOT NULL,
    asked BIGINT,
    due BIGINT,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
INSERT INTO "tables" VALUES('bz7fcq9hikpz','running',1,'{"id":"bz7fcq9hikpz","game":"babylonia","players":2,"options":{},"rules_version":1,"public":true,"invite":"yya3dsw8mr9kqhtm","state":"running","seats":[{"kind":"person","name":"Ann","level":null,"person":"aq9cupk2i98e","contribution":"salt","stand_in":false,"resigned":false},{"kind":"local","name":"Bo","level":null,"person":"aq9cupk2i98e","contribution":null,"stand_in":false,"resigned":false}],"clock":{"kind":"none"},"stand_in":3,"created":1794799281363,"result":null,"end_reason":null,"previous":null,"next":null,"seed":"cedeb02412a14ab3216c6be0957ea0fb65151174530078e29e0d5822d2e4766c"}',1,NULL,1794799281363,1794799281724);
INSERT INTO "tables" VALUES('c2cmxr86na7p','finished',1,'{"id":"c2cmxr86na7p","game":"babylonia","players":2,"options":{},"rules_version":1,"public":true,"invite":"eee5qbb8fwrwdr62","state":"finished","seats":[{"kind":"person","name":"Ann","level":null,"person":"aq9cupk2i98e","contribution":"salt","stand_in":false,"resigned":false},{"kind":"local","name":"Bo","level":null,"person":"aq9cupk2i98e","contribution":null,"stand_in":false,"resigned":true}],"clock":{"kind":"none"},"stand_in":3,"created":1794799281814,"result":[{"seat":0,"score":1,"rank":1},{"seat":1,"score":0,"rank":2}],"end_reason":"P2 resigned","previous":null,"next":null,"seed":"5cf1d7e03b58e346557764c540b3cc21d849667e868703d608556897d6d7e39a"}',NULL,NULL,1794799281814,1794799282136);
CREATE TABLE tokens (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    hash TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
INSERT INTO "tokens" VALUES('nenx4tefeiwx','aq9cupk2i98e','110cc3eef01096e00dc41fa14ac07e21c1bd8eb390bfe0ebd5e1a0adef53175c','cookie','cookie',1794799281291,4102444800000);
INSERT INTO "tokens" VALUES('cp4hib9qa55j','aq9cupk2i98e','560804814c7b3d4ac0a92118224fb11d2b3a907511955d46d6df3f796c26d735','program','program',1794799281362,4102444800000);
CREATE INDEX tokens_by_person ON tokens (person);
CREATE INDEX tables_by_state ON tables (state, public);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX chat_by_person ON chat (person);
COMMIT;
