ALTER TABLE `payments` ADD `refund_claimed_by` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_claimed_at` integer;