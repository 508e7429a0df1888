CREATE TABLE `webhook_counts` (
	`day` text NOT NULL,
	`of` text NOT NULL,
	`tries` integer NOT NULL,
	PRIMARY KEY(`day`, `of`)
);
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`made_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`delivered_at` integer,
	`ended_at` integer,
	`log` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_once` ON `webhook_deliveries` (`endpoint_id`,`subject`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_next` ON `webhook_deliveries` (`next_at`) WHERE delivered_at IS NULL AND ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_made` ON `webhook_deliveries` (`made_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_user` ON `webhook_deliveries` (`user_id`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`state` text NOT NULL,
	`off_reason` text,
	`secret` text NOT NULL,
	`old_secret` text,
	`old_secret_until` integer,
	`sealed_by` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`took_at` integer
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_user` ON `webhook_endpoints` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_marks` (
	`chain` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `endings_webhook` AFTER DELETE ON `webhook_endpoints` BEGIN INSERT INTO endings (kind, subject, state, at) VALUES ('webhook', old.id, 'deleted', unixepoch() * 1000); END;
--> statement-breakpoint
CREATE TRIGGER `endings_webhook_secret` AFTER UPDATE OF `version` ON `webhook_endpoints` WHEN new.version > old.version BEGIN INSERT INTO endings (kind, subject, detail, state, at) VALUES ('webhook', new.id, new.version, 'rotated', unixepoch() * 1000); END;
