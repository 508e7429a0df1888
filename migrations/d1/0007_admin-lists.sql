ALTER TABLE `payments` ADD `grant_id` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `delivered_at` integer;--> statement-breakpoint
UPDATE `payments` SET `delivered_at` = (SELECT `confirmed_at` FROM `distributions` WHERE `payment_id` = `payments`.`id`) WHERE `ngma_amount` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_reversed` ON `payments` (`reversed_at`) WHERE reversed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_to_deliver` ON `payments` (`created_at`) WHERE ngma_amount IS NOT NULL AND delivered_at IS NULL;--> statement-breakpoint
CREATE INDEX `subscriptions_live` ON `subscriptions` (`user_id`) WHERE ended_at IS NULL;