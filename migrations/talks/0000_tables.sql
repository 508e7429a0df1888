CREATE TABLE `keeping` (
	`id` integer PRIMARY KEY NOT NULL,
	`since` integer,
	`moved_at` integer NOT NULL,
	CONSTRAINT "keeping_is_one" CHECK("keeping"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `talks` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `talks_updated` ON `talks` (`updated_at`);--> statement-breakpoint
CREATE TABLE `turns` (
	`talk` text NOT NULL,
	`id` text NOT NULL,
	`question` text NOT NULL,
	`asked_at` integer NOT NULL,
	`packed` text,
	`seal` text,
	`answered_at` integer,
	PRIMARY KEY(`talk`, `id`)
);
