ALTER TABLE `alert_mails` ADD `every` text;
--> statement-breakpoint
ALTER TABLE `alert_mails` ADD `morning_of` text DEFAULT 'watchlist' NOT NULL;
--> statement-breakpoint
ALTER TABLE `alert_mails` ADD `morning_next` integer;
--> statement-breakpoint
ALTER TABLE `alert_mails` ADD `morning_told` text;
--> statement-breakpoint
CREATE TRIGGER `endings_alertmail_morning` AFTER UPDATE OF `every` ON `alert_mails` WHEN new.every IS NULL AND old.every IS NOT NULL BEGIN INSERT INTO endings (kind, subject, state, at) VALUES ('alertmail', new.user_id, 'no morning', unixepoch() * 1000); END;
