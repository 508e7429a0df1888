CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`lease_until` integer NOT NULL,
	`started_at` integer NOT NULL,
	`succeeded_at` integer,
	`failed_at` integer,
	`error` text
);
