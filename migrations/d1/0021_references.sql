ALTER TABLE `payment_intents` ADD `reference` text;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_intents_reference` ON `payment_intents` (`network`,`reference`) WHERE reference IS NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `proof` text;