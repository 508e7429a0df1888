CREATE TABLE `open_transactions` (
	`network` text NOT NULL,
	`hash` text NOT NULL,
	`intent_id` text NOT NULL,
	`is_exact` integer NOT NULL,
	`found_at` integer NOT NULL,
	PRIMARY KEY(`network`, `hash`)
);
--> statement-breakpoint
DROP INDEX `payments_to_apply`;--> statement-breakpoint
DROP INDEX `payments_to_reverse`;--> statement-breakpoint
CREATE INDEX `payments_to_apply` ON `payments` (`created_at`) WHERE state = 'credited' AND applied_at IS NULL AND tier IS NOT NULL AND reversed_at IS NULL;--> statement-breakpoint
CREATE INDEX `payments_to_reverse` ON `payments` (`reversal_applied_at`,`reversed_at`) WHERE reversed_at IS NOT NULL AND reversal_applied_at IS NULL;