CREATE TABLE `pauses` (
	`seq` integer PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pauses_open` ON `pauses` (`payment_id`) WHERE until_at IS NULL;