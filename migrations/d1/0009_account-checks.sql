CREATE TABLE `account_checks` (
	`user_id` text PRIMARY KEY NOT NULL,
	`checked_at` integer NOT NULL,
	`differences` text
);
--> statement-breakpoint
CREATE INDEX `account_checks_differing` ON `account_checks` (`user_id`) WHERE differences IS NOT NULL;