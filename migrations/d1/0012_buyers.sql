CREATE TABLE `notices` (
	`subject` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	PRIMARY KEY(`subject`, `kind`)
);
--> statement-breakpoint
CREATE INDEX `notices_to_send` ON `notices` (`created_at`) WHERE sent_at IS NULL;--> statement-breakpoint
CREATE TABLE `receipts` (
	`number` integer PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`issued_at` integer NOT NULL,
	`seller` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_payment_id_unique` ON `receipts` (`payment_id`);--> statement-breakpoint
CREATE TABLE `stray_assets` (
	`network` text NOT NULL,
	`asset` text NOT NULL,
	`transfers` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`network`, `asset`)
);
--> statement-breakpoint
CREATE TABLE `stray_transfers` (
	`network` text NOT NULL,
	`hash` text NOT NULL,
	`asset` text NOT NULL,
	`amount` text NOT NULL,
	`mark` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`network`, `hash`, `asset`)
);
--> statement-breakpoint
CREATE INDEX `stray_transfers_at` ON `stray_transfers` (`at`);--> statement-breakpoint
ALTER TABLE `chain_cursors` ADD `reported_after` text;--> statement-breakpoint
ALTER TABLE `payment_intents` ADD `remainder_of` text;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_intents_remainder` ON `payment_intents` (`remainder_of`) WHERE remainder_of IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_intents_sender` ON `payment_intents` (`network`,`sender`,`created_at`);--> statement-breakpoint
CREATE INDEX `payment_intents_reported` ON `payment_intents` (`network`,`id`) WHERE reported_hash IS NOT NULL AND state IN ('open', 'expired');--> statement-breakpoint
CREATE INDEX `payment_intents_coins` ON `payment_intents` (`network`,`expires_at`) WHERE asset = 'native' AND state IN ('open', 'expired', 'parked');--> statement-breakpoint
CREATE INDEX `payment_intents_tokens` ON `payment_intents` (`network`,`expires_at`) WHERE asset <> 'native';--> statement-breakpoint
ALTER TABLE `payments` ADD `height` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `part_of` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_address` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_hash` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `delivery_held_until` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `receipt_url` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `released_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_refund` ON `payments` (`network`,`refund_hash`) WHERE refund_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_block` ON `payments` (`network`,`height`) WHERE height IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_parts` ON `payments` (`part_of`) WHERE part_of IS NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `next_tier` text;