CREATE TABLE `replies` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`call_id` text NOT NULL,
	`account` text NOT NULL,
	`until` integer NOT NULL,
	`at` integer NOT NULL,
	`packed` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `replies_call_id_unique` ON `replies` (`call_id`);--> statement-breakpoint
ALTER TABLE `idempotency` ADD `answered_at` integer;