CREATE TABLE `call_looks` (
	`market` text NOT NULL,
	`asset` text NOT NULL,
	`of_date` text NOT NULL,
	PRIMARY KEY(`market`, `asset`)
);
--> statement-breakpoint
DROP INDEX `price_alerts_armed`;--> statement-breakpoint
ALTER TABLE `price_alerts` ADD `wait_below` real DEFAULT 1e+300;--> statement-breakpoint
ALTER TABLE `price_alerts` ADD `wait_above` real;--> statement-breakpoint
CREATE INDEX `price_alerts_low` ON `price_alerts` (`market`,`asset`,`low`) WHERE fired_at IS NULL AND is_clear = 1 AND low IS NOT NULL;--> statement-breakpoint
CREATE INDEX `price_alerts_high` ON `price_alerts` (`market`,`asset`,`high`) WHERE fired_at IS NULL AND is_clear = 1 AND high IS NOT NULL;--> statement-breakpoint
CREATE INDEX `price_alerts_wait_below` ON `price_alerts` (`market`,`asset`,`wait_below`) WHERE fired_at IS NULL AND is_clear = 0 AND wait_below IS NOT NULL;--> statement-breakpoint
CREATE INDEX `price_alerts_wait_above` ON `price_alerts` (`market`,`asset`,`wait_above`) WHERE fired_at IS NULL AND is_clear = 0 AND wait_above IS NOT NULL;--> statement-breakpoint
CREATE INDEX `price_alerts_call` ON `price_alerts` (`market`,`asset`,`action`) WHERE fired_at IS NULL AND kind = 'call';