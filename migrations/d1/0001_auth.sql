CREATE TABLE `ended_sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ended_sessions_ended` ON `ended_sessions` (`ended_at`);--> statement-breakpoint
CREATE TABLE `magic_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`hash` text NOT NULL,
	`email` text NOT NULL,
	`network` text NOT NULL,
	`nonce_hash` text NOT NULL,
	`offered_tier` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `magic_links_hash_unique` ON `magic_links` (`hash`);--> statement-breakpoint
CREATE INDEX `magic_links_email` ON `magic_links` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `magic_links_network` ON `magic_links` (`network`,`created_at`);--> statement-breakpoint
CREATE INDEX `magic_links_expires` ON `magic_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`offered_tier` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);