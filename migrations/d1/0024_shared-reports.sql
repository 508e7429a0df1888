ALTER TABLE `shares` ADD `reported_at` integer;--> statement-breakpoint
ALTER TABLE `shares` ADD `reviewed_at` integer;--> statement-breakpoint
CREATE INDEX `shares_reported` ON `shares` (`reported_at`) WHERE reported_at IS NOT NULL AND reviewed_at IS NULL AND ended_at IS NULL;