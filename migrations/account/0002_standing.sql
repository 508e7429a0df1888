CREATE TABLE `gifts` (
	`id` text PRIMARY KEY NOT NULL,
	`credits` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `account` ADD `state` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `account` ADD `standing` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `account` ADD `extra` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `account` ADD `carried` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `account` ADD `carried_until` integer DEFAULT 0 NOT NULL;