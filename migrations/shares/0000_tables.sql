CREATE TABLE `shared_bytes` (
	`hash` text PRIMARY KEY NOT NULL,
	`packed` text NOT NULL
);
