CREATE TABLE `replies` (
	`call_id` text PRIMARY KEY NOT NULL,
	`packed` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `replies_until` ON `replies` (`until`);--> statement-breakpoint
CREATE TABLE `reply_space` (
	`id` integer PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL
);
