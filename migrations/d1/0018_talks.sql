CREATE TABLE `talk_turns` (
	`user_id` text NOT NULL,
	`talk` text NOT NULL,
	`id` text NOT NULL,
	`question` text NOT NULL,
	`asked_at` integer NOT NULL,
	`reply` text,
	`seal` text,
	`answered_at` integer,
	PRIMARY KEY(`user_id`, `talk`, `id`)
);
--> statement-breakpoint
CREATE TABLE `talks` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `talks_updated` ON `talks` (`updated_at`);--> statement-breakpoint
ALTER TABLE `shares` ADD `talk` text;--> statement-breakpoint
ALTER TABLE `shares` ADD `turn` text;--> statement-breakpoint
ALTER TABLE `users` ADD `talks_kept_since` integer;