CREATE TABLE `shares` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text,
	`visitor` text,
	`question` text,
	`reply` text,
	`asked_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`ended_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shares_token_hash_unique` ON `shares` (`token_hash`);--> statement-breakpoint
CREATE INDEX `shares_user` ON `shares` (`user_id`,`created_at`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `shares_visitor` ON `shares` (`visitor`,`created_at`) WHERE visitor IS NOT NULL;--> statement-breakpoint
CREATE INDEX `shares_expires` ON `shares` (`expires_at`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `shares_ended` ON `shares` (`ended_at`) WHERE ended_at IS NOT NULL;