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
ALTER TABLE `shares` ADD `packed` text;--> statement-breakpoint
ALTER TABLE `talk_turns` ADD `packed` text;