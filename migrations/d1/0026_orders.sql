DROP INDEX `credit_notes_payment_id_unique`;--> statement-breakpoint
CREATE INDEX `credit_notes_payment` ON `credit_notes` (`payment_id`);--> statement-breakpoint
DROP INDEX `payment_intents_remainder`;--> statement-breakpoint
ALTER TABLE `payment_intents` ADD `order_id` text GENERATED ALWAYS AS (coalesce(remainder_of, id)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `payment_intents_order` ON `payment_intents` (`order_id`);--> statement-breakpoint
DROP INDEX `receipts_payment_id_unique`;--> statement-breakpoint
CREATE INDEX `receipts_payment` ON `receipts` (`payment_id`);--> statement-breakpoint
DROP INDEX `payments_to_check`;--> statement-breakpoint
ALTER TABLE `payments` ADD `way_id` text GENERATED ALWAYS AS (coalesce(intent_id, parked_for)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `payments` ADD `received_rate_micro_usd` integer;--> statement-breakpoint
CREATE INDEX `payments_way` ON `payments` (`way_id`);--> statement-breakpoint
CREATE INDEX `payments_to_rate` ON `payments` (`created_at`) WHERE received_rate_micro_usd IS NULL AND network <> 'card' AND symbol <> 'NGMA';--> statement-breakpoint
CREATE INDEX `payments_to_check` ON `payments` (`network`,`created_at`) WHERE state IN ('credited', 'part') AND reversed_at IS NULL AND network <> 'card';