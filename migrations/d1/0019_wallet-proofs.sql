CREATE TABLE `payment_claims` (
	`payment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`claimed_at` integer NOT NULL,
	PRIMARY KEY(`payment_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `payment_claims_user` ON `payment_claims` (`user_id`);--> statement-breakpoint
CREATE TABLE `wallet_challenges` (
	`nonce` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session` text NOT NULL,
	`network` text NOT NULL,
	`address` text NOT NULL,
	`text` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `wallet_challenges_expires` ON `wallet_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `wallet_proofs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`network` text NOT NULL,
	`address` text NOT NULL,
	`proven_at` integer NOT NULL,
	`counts_from` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `wallet_proofs_address` ON `wallet_proofs` (`network`,`address`);--> statement-breakpoint
CREATE INDEX `wallet_proofs_user` ON `wallet_proofs` (`user_id`);