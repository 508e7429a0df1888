CREATE TABLE `amount_slots` (
	`network` text NOT NULL,
	`asset` text NOT NULL,
	`amount` text NOT NULL,
	`intent_id` text NOT NULL,
	`free_after` integer NOT NULL,
	PRIMARY KEY(`network`, `asset`, `amount`)
);
--> statement-breakpoint
CREATE INDEX `amount_slots_free` ON `amount_slots` (`free_after`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`admin` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`);--> statement-breakpoint
CREATE TABLE `card_customers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_customers_customer_id_unique` ON `card_customers` (`customer_id`);--> statement-breakpoint
CREATE TABLE `card_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `chain_cursors` (
	`network` text PRIMARY KEY NOT NULL,
	`next` integer NOT NULL,
	`scanned_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `checkout_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text,
	`user_id` text NOT NULL,
	`tier` text,
	`months` integer,
	`ngma_amount` integer,
	`delivery_address` text,
	`amount_cents` integer NOT NULL,
	`state` text NOT NULL,
	`url` text,
	`created_at` integer NOT NULL,
	`checked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_sessions_session_id_unique` ON `checkout_sessions` (`session_id`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_user` ON `checkout_sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_open` ON `checkout_sessions` (`created_at`) WHERE state = 'open';--> statement-breakpoint
CREATE TABLE `distributions` (
	`payment_id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`claimed_by` text,
	`claimed_at` integer,
	`tx_hash` text,
	`sent_at` integer,
	`verified_at` integer,
	`confirmed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `distributions_tx_hash_unique` ON `distributions` (`tx_hash`);--> statement-breakpoint
CREATE TABLE `payment_intents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`tier` text,
	`months` integer,
	`ngma_amount` integer,
	`delivery_address` text,
	`network` text NOT NULL,
	`token` text NOT NULL,
	`sender` text NOT NULL,
	`receiver` text NOT NULL,
	`asset` text NOT NULL,
	`decimals` integer NOT NULL,
	`amount` text NOT NULL,
	`price_cents` integer NOT NULL,
	`rate_micro_usd` integer,
	`rate_source` text,
	`rate_at` integer,
	`state` text NOT NULL,
	`reported_hash` text,
	`transaction` text,
	`from_height` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_intents_user` ON `payment_intents` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payment_intents_live` ON `payment_intents` (`state`,`network`,`expires_at`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`network` text NOT NULL,
	`hash` text NOT NULL,
	`method` text NOT NULL,
	`tier` text,
	`months` integer,
	`ngma_amount` integer,
	`delivery_address` text,
	`intent_id` text,
	`parked_for` text,
	`asset` text,
	`symbol` text,
	`decimals` integer,
	`amount` text NOT NULL,
	`price_cents` integer NOT NULL,
	`sender` text,
	`state` text NOT NULL,
	`code` text,
	`paid_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`applied_at` integer,
	`paid_until` integer,
	`reminded_at` integer,
	`reversed_at` integer,
	`reversal_reason` text,
	`reversal_applied_at` integer,
	`burned` text,
	`locked` text,
	`liquidity` text,
	`locked_until` integer,
	`checked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_hash` ON `payments` (`network`,`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_intent` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE INDEX `payments_user` ON `payments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_to_apply` ON `payments` (`created_at`) WHERE state = 'credited' AND applied_at IS NULL AND tier IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_to_reverse` ON `payments` (`reversed_at`) WHERE reversed_at IS NOT NULL AND reversal_applied_at IS NULL;--> statement-breakpoint
CREATE INDEX `payments_parked` ON `payments` (`created_at`) WHERE state = 'parked';--> statement-breakpoint
CREATE INDEX `payments_ending` ON `payments` (`paid_until`) WHERE reminded_at IS NULL AND reversed_at IS NULL;--> statement-breakpoint
CREATE INDEX `payments_ngma` ON `payments` (`created_at`) WHERE ngma_amount IS NOT NULL;--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`tier` text NOT NULL,
	`status` text NOT NULL,
	`renews_at` integer,
	`ends_at` integer,
	`ended_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`);