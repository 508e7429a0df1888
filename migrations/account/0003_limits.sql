CREATE TABLE `notices` (
	`bucket` integer NOT NULL,
	`subject` text NOT NULL,
	`percent` integer NOT NULL,
	`at` integer NOT NULL,
	`told` integer NOT NULL,
	PRIMARY KEY(`bucket`, `subject`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `tallies` (
	`date` text NOT NULL,
	`key_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`calls` integer NOT NULL,
	`credits` integer NOT NULL,
	`errors` integer NOT NULL,
	PRIMARY KEY(`date`, `key_id`, `endpoint`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `calls` ADD `method` text DEFAULT 'POST' NOT NULL;--> statement-breakpoint
ALTER TABLE `calls` ADD `code` text;--> statement-breakpoint
CREATE INDEX `calls_key_errors` ON `calls` (`key_id`,`endpoint`) WHERE status >= 400;--> statement-breakpoint
CREATE INDEX `calls_errors` ON `calls` (`endpoint`) WHERE status >= 400;--> statement-breakpoint
ALTER TABLE `keys` ADD `mode` text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE `keys` ADD `family` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `keys` ADD `budget` integer;--> statement-breakpoint
ALTER TABLE `keys` ADD `endpoints` text;--> statement-breakpoint
ALTER TABLE `keys` ADD `networks` text;--> statement-breakpoint
ALTER TABLE `keys` ADD `origins` text;--> statement-breakpoint
ALTER TABLE `keys` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `used` ADD `family` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Each key so far is the first of its family.
UPDATE `keys` SET `family` = `id`;--> statement-breakpoint
UPDATE `used` SET `family` = `key_id`;--> statement-breakpoint
-- State 0 is held, 1 is paid.
INSERT INTO `tallies` SELECT date(at / 1000, 'unixepoch'), key_id, endpoint, count(*), sum(credits), sum(status >= 400)
	FROM `calls` WHERE state <> 0 GROUP BY 1, 2, 3;
--> statement-breakpoint
DROP TRIGGER `count_credits`;
--> statement-breakpoint
CREATE TRIGGER count_credits AFTER UPDATE OF credits ON calls WHEN new.credits <> old.credits BEGIN
	INSERT INTO used (bucket, key_id, credits, family) VALUES (new.bucket, new.key_id, new.credits - old.credits,
			coalesce((SELECT nullif(family, '') FROM keys WHERE id = new.key_id), new.key_id))
		ON CONFLICT DO UPDATE SET credits = credits + excluded.credits;
END;
--> statement-breakpoint
DROP TRIGGER `count_day`;
--> statement-breakpoint
CREATE TRIGGER count_call AFTER UPDATE OF state ON calls WHEN new.state <> old.state BEGIN
	INSERT INTO tallies (date, key_id, endpoint, calls, credits, errors)
		VALUES (date(iif(old.state = 0, new.at, old.at) / 1000, 'unixepoch'), new.key_id, new.endpoint, old.state = 0,
			new.credits - old.credits, (new.status >= 400) - (old.state <> 0 AND old.status >= 400))
		ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, credits = credits + excluded.credits,
			errors = errors + excluded.errors;
END;
