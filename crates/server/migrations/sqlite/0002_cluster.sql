-- How far an analysis is, in millionths.
ALTER TABLE jobs ADD COLUMN progress BIGINT NOT NULL DEFAULT 0;
