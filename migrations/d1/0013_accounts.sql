CREATE TABLE `account_closures` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text,
	`undo_hash` text,
	`closed_at` integer NOT NULL,
	`cancelled_at` integer,
	`erased_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_closures_undo_hash_unique` ON `account_closures` (`undo_hash`);--> statement-breakpoint
CREATE INDEX `account_closures_closed` ON `account_closures` (`closed_at`) WHERE erased_at IS NULL;--> statement-breakpoint
CREATE TABLE `ai_shares` (
	`day` text NOT NULL,
	`share` text NOT NULL,
	`micro_usd` integer NOT NULL,
	PRIMARY KEY(`day`, `share`)
);
--> statement-breakpoint
CREATE TABLE `gifts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`tier` text,
	`months` integer,
	`credits` integer,
	`reason` text NOT NULL,
	`admin` text NOT NULL,
	`created_at` integer NOT NULL,
	`applied_at` integer
);
--> statement-breakpoint
CREATE INDEX `gifts_user` ON `gifts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `gifts_to_apply` ON `gifts` (`created_at`) WHERE applied_at IS NULL;--> statement-breakpoint
CREATE TABLE `key_previews` (
	`key_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`preview` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `key_previews_preview` ON `key_previews` (`preview`);--> statement-breakpoint
CREATE INDEX `key_previews_user` ON `key_previews` (`user_id`);--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`hash` text PRIMARY KEY NOT NULL,
	`holder` text,
	`carried` integer DEFAULT 0 NOT NULL,
	`carried_until` integer DEFAULT 0 NOT NULL,
	`told_to` text
);
--> statement-breakpoint
CREATE INDEX `mailboxes_holder` ON `mailboxes` (`holder`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `mails_next` ON `mails` (`next_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`country` text,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_used` ON `sessions` (`used_at`);--> statement-breakpoint
ALTER TABLE `magic_links` ADD `mailbox` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `magic_links` ADD `browser` text;--> statement-breakpoint
ALTER TABLE `magic_links` ADD `session` text;--> statement-breakpoint
CREATE INDEX `magic_links_mailbox` ON `magic_links` (`mailbox`,`created_at`);--> statement-breakpoint
CREATE INDEX `magic_links_created` ON `magic_links` (`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `state` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `state_reason` text;--> statement-breakpoint
ALTER TABLE `users` ADD `state_by` text;--> statement-breakpoint
ALTER TABLE `users` ADD `state_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `standing` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `standing_applied` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_to_apply` ON `users` (`created_at`) WHERE standing > standing_applied;