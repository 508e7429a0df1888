ALTER TABLE `shares` ADD `hash` text;--> statement-breakpoint
ALTER TABLE `shares` ADD `title` text;--> statement-breakpoint
ALTER TABLE `shares` ADD `moved_at` integer;--> statement-breakpoint
CREATE INDEX `shares_to_move` ON `shares` (`created_at`) WHERE packed IS NOT NULL;--> statement-breakpoint
CREATE INDEX `shares_hash` ON `shares` (`hash`) WHERE hash IS NOT NULL;