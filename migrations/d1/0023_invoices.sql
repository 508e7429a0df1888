CREATE TABLE `buyers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`tax_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `credit_notes` (
	`number` integer PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`issued_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_notes_payment_id_unique` ON `credit_notes` (`payment_id`);--> statement-breakpoint
ALTER TABLE `receipts` ADD `buyer` text;--> statement-breakpoint
ALTER TABLE `receipts` ADD `tax` text;