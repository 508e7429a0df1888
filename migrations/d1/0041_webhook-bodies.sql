CREATE TABLE `webhook_bodies` (
	`subject` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`made_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_sealer` ON `webhook_endpoints` (`sealed_by`);