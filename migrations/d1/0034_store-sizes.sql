CREATE TABLE `store_sizes` (
	`store` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL,
	`at` integer NOT NULL
);
