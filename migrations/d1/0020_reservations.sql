ALTER TABLE `checkout_sessions` ADD `reserved` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_intents` ADD `reserved` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `rate_micro_usd` integer;