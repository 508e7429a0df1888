CREATE TABLE `alert_mails` (
	`user_id` text PRIMARY KEY NOT NULL,
	`unsubscribe_hash` text,
	`off_at` integer,
	`day` text DEFAULT '' NOT NULL,
	`of_day` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_mails_unsubscribe_hash_unique` ON `alert_mails` (`unsubscribe_hash`);--> statement-breakpoint
CREATE TABLE `price_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`market` text NOT NULL,
	`asset` text NOT NULL,
	`kind` text NOT NULL,
	`low` real,
	`high` real,
	`horizon_days` integer,
	`action` text,
	`of_date` text,
	`until` text,
	`is_clear` integer NOT NULL,
	`created_at` integer NOT NULL,
	`armed_at` integer NOT NULL,
	`fired_at` integer,
	`fired_price` real,
	`fired_source` text,
	`fired_priced_at` integer,
	`fired_action` text,
	`is_mailed` integer
);
--> statement-breakpoint
CREATE INDEX `price_alerts_user` ON `price_alerts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `price_alerts_armed` ON `price_alerts` (`market`,`asset`) WHERE fired_at IS NULL;--> statement-breakpoint
CREATE INDEX `price_alerts_fired` ON `price_alerts` (`fired_at`) WHERE fired_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `price_alerts_until` ON `price_alerts` (`until`) WHERE until IS NOT NULL;--> statement-breakpoint
CREATE TABLE `watched_assets` (
	`user_id` text NOT NULL,
	`asset` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `asset`)
);
