CREATE TABLE `endings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text,
	`state` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `restores` (
	`id` integer PRIMARY KEY NOT NULL,
	`epoch` integer NOT NULL,
	`restored_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `shares` ADD `site` text;--> statement-breakpoint
ALTER TABLE `shares` ADD `packed` text;--> statement-breakpoint
CREATE INDEX `shares_site` ON `shares` (`site`,`created_at`) WHERE site IS NOT NULL;--> statement-breakpoint
ALTER TABLE `talk_turns` ADD `packed` text;