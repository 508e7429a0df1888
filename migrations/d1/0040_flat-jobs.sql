CREATE INDEX `alert_mails_morning` ON `alert_mails` (`morning_next`) WHERE every IS NOT NULL AND off_at IS NULL;--> statement-breakpoint
CREATE INDEX `receipts_named` ON `receipts` (`issued_at`) WHERE buyer IS NOT '';--> statement-breakpoint
CREATE INDEX `sessions_created` ON `sessions` (`created_at`);--> statement-breakpoint
CREATE INDEX `subscribers_unconfirmed` ON `subscribers` (`mailed_at`) WHERE confirmed_at IS NULL;--> statement-breakpoint
CREATE INDEX `subscribers_left` ON `subscribers` (`unsubscribed_at`) WHERE unsubscribed_at IS NOT NULL;