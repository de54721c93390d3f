-- One row, written again and again to find out whether the database can be written.
CREATE TABLE health (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    body TEXT NOT NULL
);
