CREATE TABLE `subscribers` (
	`email` text PRIMARY KEY NOT NULL,
	`confirm_hash` text,
	`unsubscribe_hash` text,
	`network` text NOT NULL,
	`created_at` integer NOT NULL,
	`mailed_at` integer NOT NULL,
	`mails` integer NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_confirm_hash_unique` ON `subscribers` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_unsubscribe_hash_unique` ON `subscribers` (`unsubscribe_hash`);--> statement-breakpoint
CREATE INDEX `subscribers_network` ON `subscribers` (`network`,`mailed_at`);