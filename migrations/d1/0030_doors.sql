ALTER TABLE `queued_links` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shares` ADD `provider` text;--> statement-breakpoint
ALTER TABLE `shares` ADD `bytes` integer;--> statement-breakpoint
CREATE INDEX `shares_provider` ON `shares` (`provider`,`created_at`) WHERE provider IS NOT NULL;--> statement-breakpoint
CREATE INDEX `shares_bytes` ON `shares` (`expires_at`,`bytes`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE TRIGGER `endings_newsletter_on` AFTER UPDATE OF `confirmed_at`, `unsubscribed_at` ON `subscribers` WHEN new.confirmed_at IS NOT NULL AND new.unsubscribed_at IS NULL AND (old.confirmed_at IS NULL OR old.unsubscribed_at IS NOT NULL) AND new.unsubscribe_hash IS NOT NULL BEGIN INSERT INTO endings (kind, subject, state, at) VALUES ('newsletter', new.unsubscribe_hash, 'on', new.confirmed_at); END;
