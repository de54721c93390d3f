-- A database as the first version of the schema had it: an account, a running and a finished game.
CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);
CREATE TABLE public.chat (
    table_id text NOT NULL,
    n bigint NOT NULL,
    person text,
    name text NOT NULL,
    seat bigint,
    text text NOT NULL,
    client text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.entries (
    table_id text NOT NULL,
    n bigint NOT NULL,
    body text NOT NULL,
    client text
);
CREATE TABLE public.jobs (
    table_id text NOT NULL,
    level bigint NOT NULL,
    state text NOT NULL,
    result text,
    changed bigint NOT NULL
);
CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    login text,
    password text,
    created bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    person text NOT NULL
);
CREATE TABLE public.snapshots (
    table_id text NOT NULL,
    n bigint NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    state text NOT NULL,
    public bigint NOT NULL,
    sheet text NOT NULL,
    asked bigint,
    due bigint,
    created bigint NOT NULL,
    changed bigint NOT NULL
);
CREATE TABLE public.tokens (
    id text NOT NULL,
    person text NOT NULL,
    hash text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    expires bigint NOT NULL
);
INSERT INTO public._sqlx_migrations VALUES (1, 'first', '2026-11-16 03:21:28.013632+00', true, '\x23b94ccfaca9b0486be37516a74f994c932f873195763a40d9edab4adfe2ea802ee8c3d0ab0704aa85197aae55de497b', 78775072);
INSERT INTO public.chat VALUES ('ebi762prczrf', 1, 'mwugycs2pfz2', 'Ann', 0, 'good luck', 'chat-1', 1794799288692);
INSERT INTO public.chat VALUES ('jjrhhpnp4485', 1, 'mwugycs2pfz2', 'Ann', 0, 'good luck', 'chat-1', 1794799289036);
INSERT INTO public.entries VALUES ('ebi762prczrf', 1, '{"e":"begin","t":1794799288257}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 2, '{"e":"chance","a":"lay op"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 3, '{"e":"chance","a":"lay op"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 4, '{"e":"chance","a":"lay 6"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 5, '{"e":"chance","a":"lay o"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 6, '{"e":"chance","a":"lay m"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 7, '{"e":"chance","a":"lay p"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 8, '{"e":"chance","a":"lay 7"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 9, '{"e":"chance","a":"lay c"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 10, '{"e":"chance","a":"lay c"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 11, '{"e":"chance","a":"lay c"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 12, '{"e":"chance","a":"lay p"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 13, '{"e":"chance","a":"lay mo"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 14, '{"e":"chance","a":"lay mp"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 15, '{"e":"chance","a":"lay m"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 16, '{"e":"chance","a":"lay mp"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 17, '{"e":"chance","a":"lay mo"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 18, '{"e":"chance","a":"lay 5"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 19, '{"e":"chance","a":"lay o"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 20, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 21, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 22, '{"e":"chance","a":"draw official"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 23, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 24, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 25, '{"e":"chance","a":"draw official"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 26, '{"e":"chance","a":"draw priest"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 27, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 28, '{"e":"chance","a":"draw priest"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 29, '{"e":"chance","a":"draw priest"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 30, '{"e":"chance","a":"start P2"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 31, '{"e":"act","s":1,"a":"place official 2,8","end":true,"t":1794799288261}', 'try-1');
INSERT INTO public.entries VALUES ('ebi762prczrf', 32, '{"e":"chance","a":"draw merchant"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 33, '{"e":"act","s":0,"a":"place official 5,3","end":true,"t":1794799288304}', 'try-2');
INSERT INTO public.entries VALUES ('ebi762prczrf', 34, '{"e":"act","s":0,"a":"place farmer 7,1","end":true,"t":1794799288348}', 'try-3');
INSERT INTO public.entries VALUES ('ebi762prczrf', 35, '{"e":"chance","a":"draw priest"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 36, '{"e":"chance","a":"draw merchant"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 37, '{"e":"act","s":1,"a":"place merchant 8,8","end":true,"t":1794799288396}', 'try-4');
INSERT INTO public.entries VALUES ('ebi762prczrf', 38, '{"e":"act","s":1,"a":"place priest 10,8","end":true,"t":1794799288448}', 'try-5');
INSERT INTO public.entries VALUES ('ebi762prczrf', 39, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 40, '{"e":"chance","a":"draw merchant"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 41, '{"e":"act","s":0,"a":"place merchant 12,4","end":true,"t":1794799288496}', 'try-6');
INSERT INTO public.entries VALUES ('ebi762prczrf', 42, '{"e":"act","s":0,"a":"place priest 14,6","end":true,"t":1794799288548}', 'try-7');
INSERT INTO public.entries VALUES ('ebi762prczrf', 43, '{"e":"chance","a":"draw priest"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 44, '{"e":"chance","a":"draw merchant"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 45, '{"e":"act","s":1,"a":"place merchant 16,0","end":true,"t":1794799288596}', 'try-8');
INSERT INTO public.entries VALUES ('ebi762prczrf', 46, '{"e":"act","s":1,"a":"place priest 17,9","end":true,"t":1794799288648}', 'try-9');
INSERT INTO public.entries VALUES ('ebi762prczrf', 47, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('ebi762prczrf', 48, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 1, '{"e":"begin","t":1794799288745}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 2, '{"e":"chance","a":"lay 7"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 3, '{"e":"chance","a":"lay op"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 4, '{"e":"chance","a":"lay p"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 5, '{"e":"chance","a":"lay c"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 6, '{"e":"chance","a":"lay mp"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 7, '{"e":"chance","a":"lay o"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 8, '{"e":"chance","a":"lay mo"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 9, '{"e":"chance","a":"lay op"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 10, '{"e":"chance","a":"lay 5"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 11, '{"e":"chance","a":"lay mp"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 12, '{"e":"chance","a":"lay c"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 13, '{"e":"chance","a":"lay p"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 14, '{"e":"chance","a":"lay m"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 15, '{"e":"chance","a":"lay c"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 16, '{"e":"chance","a":"lay m"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 17, '{"e":"chance","a":"lay o"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 18, '{"e":"chance","a":"lay 6"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 19, '{"e":"chance","a":"lay mo"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 20, '{"e":"chance","a":"draw priest"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 21, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 22, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 23, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 24, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 25, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 26, '{"e":"chance","a":"draw merchant"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 27, '{"e":"chance","a":"draw merchant"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 28, '{"e":"chance","a":"draw official"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 29, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 30, '{"e":"chance","a":"start P2"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 31, '{"e":"act","s":1,"a":"place merchant 2,8","end":true,"t":1794799288750}', 'try-1');
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 32, '{"e":"chance","a":"draw farmer"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 33, '{"e":"act","s":0,"a":"place priest 5,3","end":true,"t":1794799288792}', 'try-2');
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 34, '{"e":"act","s":0,"a":"place farmer 7,1","end":true,"t":1794799288840}', 'try-3');
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 35, '{"e":"chance","a":"draw official"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 36, '{"e":"chance","a":"draw merchant"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 37, '{"e":"act","s":1,"a":"place merchant 8,8","end":true,"t":1794799288892}', 'try-4');
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 38, '{"e":"act","s":1,"a":"place official 10,8","end":true,"t":1794799288944}', 'try-5');
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 39, '{"e":"chance","a":"draw official"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 40, '{"e":"chance","a":"draw official"}', NULL);
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 41, '{"e":"act","s":0,"a":"place merchant 12,4","end":true,"t":1794799288988}', 'try-6');
INSERT INTO public.entries VALUES ('jjrhhpnp4485', 42, '{"e":"resign","s":1,"t":1794799289084}', 'bye');
INSERT INTO public.jobs VALUES ('jjrhhpnp4485', 1, 'done', '{"moments":[{"step":29,"seat":1,"action":"place merchant 2,8","shares":[0.48135507,0.5186449],"best":"place official 10,8","best_line":["place official 10,8","place priest 12,4","place official 19,1"],"loss":0.20212573},{"step":31,"seat":0,"action":"place priest 5,3","shares":[0.76827997,0.23172002],"best":"place priest 13,7","best_line":["place priest 13,7","place farmer 19,1","place official 20,2"],"loss":0.22983319},{"step":32,"seat":0,"action":"place farmer 7,1","shares":[0.44483966,0.5551603],"best":"place farmer 7,1","best_line":["place farmer 7,1","place priest 12,4","place official 19,1","place farmer 3,3"],"loss":0.0},{"step":35,"seat":1,"action":"place merchant 8,8","shares":[0.33796278,0.6620373],"best":"place official 19,1","best_line":["place official 19,1","place merchant 10,8","place priest 5,1"],"loss":0.14031273},{"step":36,"seat":1,"action":"place official 10,8","shares":[0.5094778,0.49052215],"best":"place official 20,2","best_line":["place official 20,2","place farmer 3,3","place priest 5,1"],"loss":0.05121225},{"step":39,"seat":0,"action":"place merchant 12,4","shares":[0.49479952,0.5052005],"best":"place farmer 3,3","best_line":["place farmer 3,3","place merchant 11,9","place official 7,9","place priest 4,0"],"loss":0.038746327}]}', 1794799289151);
INSERT INTO public.people VALUES ('mwugycs2pfz2', 'Ann', 'ann', '$argon2id$v=19$m=19456,t=2,p=1$OmGX8M/rr4RAMiZQGDi7fA$9Vgaak+uDHIF4EI4eyoW42vbqN9SBtD598A8gRkSmsY', 1794799288105, 1794799288105);
INSERT INTO public.seats VALUES ('ebi762prczrf', 0, 'mwugycs2pfz2');
INSERT INTO public.seats VALUES ('ebi762prczrf', 1, 'mwugycs2pfz2');
INSERT INTO public.seats VALUES ('jjrhhpnp4485', 0, 'mwugycs2pfz2');
INSERT INTO public.seats VALUES ('jjrhhpnp4485', 1, 'mwugycs2pfz2');
INSERT INTO public.snapshots VALUES ('jjrhhpnp4485', 42, '{"facts":{"version":42,"versions":[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41],"turn":3,"holding":null,"undoable":1,"drawn":34,"time":1794799289084,"stand_in":[false,false,false,false],"resigned":[false,true,false,false],"bots":[false,false,false,false],"given_up":true},"clocks":{"kind":{"kind":"none"},"left":[0,0,0,0],"running":null},"table":{"actions":[18,14,11,19,13,10,12,14,16,13,19,11,9,19,9,10,17,12,22,23,23,23,23,23,20,20,21,23,25,38,23,407,596,21,20,83,274,21,21,113],"position":"players=2 phase=place active=P1 turn=4 tiles=3,3:7;4,6:op;6,0:p;6,8:c;7,5:mp;9,1:o;9,9:mo;10,4:op;12,0:5;12,6:mp;14,2:c;14,4:p;16,8:m;19,5:c;19,7:m;21,1:o;22,4:6;22,8:mo tokens=2,8:m2;5,3:p1;7,1:f1;8,8:m2;10,8:o2;12,4:m1 placed=12,4 cards=1;2;3;4;5;6;7 P1=score:0/stand:offf/pool:mmmmmooooopppppffffffff P2=score:1/stand:oofff/pool:mmmmoooppppppfffffffff"}}');
INSERT INTO public.snapshots VALUES ('ebi762prczrf', 48, '{"facts":{"version":48,"versions":[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48],"turn":5,"holding":null,"undoable":0,"drawn":38,"time":1794799288648,"stand_in":[false,false,false,false],"resigned":[false,false,false,false],"bots":[false,false,false,false],"given_up":false},"clocks":{"kind":{"kind":"none"},"left":[0,0,0,0],"running":null},"table":{"actions":[14,14,17,10,9,11,18,19,19,19,11,12,13,9,13,12,16,10,23,23,21,23,23,21,22,23,22,22,25,213,20,232,596,22,20,83,449,23,20,113,481,22,20,145,508,23,23],"position":"players=2 phase=place active=P1 turn=6 tiles=3,3:op;4,6:op;6,0:6;6,8:o;7,5:m;9,1:p;9,9:7;10,4:c;12,0:c;12,6:c;14,2:p;14,4:mo;16,8:mp;19,5:m;19,7:mp;21,1:mo;22,4:5;22,8:o tokens=2,8:o2;5,3:o1;7,1:f1;8,8:m2;10,8:p2;12,4:m1;14,6:p1;16,0:m2;17,9:p2 cards=1;2;3;4;5;6;7 P1=score:0/stand:mpfff/pool:mmmmoooooppppffffffff P2=score:1/stand:pffff/pool:mmmmooooopppffffffff"}}');
INSERT INTO public.tables VALUES ('ebi762prczrf', 'running', 1, '{"id":"ebi762prczrf","game":"babylonia","players":2,"options":{},"rules_version":1,"public":true,"invite":"dftb25ksqx6wfws8","state":"running","seats":[{"kind":"person","name":"Ann","level":null,"person":"mwugycs2pfz2","contribution":"salt","stand_in":false,"resigned":false},{"kind":"local","name":"Bo","level":null,"person":"mwugycs2pfz2","contribution":null,"stand_in":false,"resigned":false}],"clock":{"kind":"none"},"stand_in":3,"created":1794799288253,"result":null,"end_reason":null,"previous":null,"next":null,"seed":"6a5e2701764a0d58817f787b933e149147c0c02e02c2451da3484ed904582e30"}', 0, NULL, 1794799288253, 1794799288648);
INSERT INTO public.tables VALUES ('jjrhhpnp4485', 'finished', 1, '{"id":"jjrhhpnp4485","game":"babylonia","players":2,"options":{},"rules_version":1,"public":true,"invite":"ng5swxvc9r34x2gx","state":"finished","seats":[{"kind":"person","name":"Ann","level":null,"person":"mwugycs2pfz2","contribution":"salt","stand_in":false,"resigned":false},{"kind":"local","name":"Bo","level":null,"person":"mwugycs2pfz2","contribution":null,"stand_in":false,"resigned":true}],"clock":{"kind":"none"},"stand_in":3,"created":1794799288739,"result":[{"seat":0,"score":0,"rank":1},{"seat":1,"score":1,"rank":2}],"end_reason":"P2 resigned","previous":null,"next":null,"seed":"c6d1695af9aca7193ad8ed01d5d96e33228a6e01b135085bc5b99eb495642b17"}', NULL, NULL, 1794799288739, 1794799289084);
INSERT INTO public.tokens VALUES ('572zhuy22fq7', 'mwugycs2pfz2', 'd6c663ae9621899c5b3795f67003d2dba8dba3d9387aaf65aa1cacd81b8f4af3', 'cookie', 'cookie', 1794799288105, 4102444800000);
INSERT INTO public.tokens VALUES ('i95qzj8u28p4', 'mwugycs2pfz2', '1fb9cc021ddf3b5a5be5aee2ad0583fc4a7d5eabb634d1e399ce5676dd552f31', 'program', 'program', 1794799288250, 4102444800000);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_login_key UNIQUE (login);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (id);
CREATE INDEX chat_by_person ON public.chat USING btree (person);
CREATE INDEX seats_by_person ON public.seats USING btree (person);
CREATE INDEX tables_by_due ON public.tables USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX tables_by_state ON public.tables USING btree (state, public);
CREATE INDEX tokens_by_person ON public.tokens USING btree (person);
