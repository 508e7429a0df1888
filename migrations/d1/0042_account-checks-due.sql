ALTER TABLE `account_checks` ADD `is_paid` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `account_checks_due` ON `account_checks` (`is_paid`,`checked_at`);--> statement-breakpoint
UPDATE `account_checks` SET `is_paid` = 1 WHERE `user_id` IN (SELECT `user_id` FROM `payments`);
