DROP INDEX `calls_held`;--> statement-breakpoint
ALTER TABLE `calls` ADD `held` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `calls_held` ON `calls` (`id`,`bucket`,`until`,`held`) WHERE state = 0;