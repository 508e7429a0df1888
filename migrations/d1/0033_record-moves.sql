CREATE TABLE `record_moves` (
	`chain` text PRIMARY KEY NOT NULL,
	`begun_at` integer NOT NULL,
	`moved_at` integer
);
--> statement-breakpoint
CREATE TRIGGER `record_rows_moved` BEFORE INSERT ON `record_rows` WHEN EXISTS (SELECT 1 FROM `record_moves` WHERE `chain` = NEW.`chain` AND `moved_at` IS NOT NULL) BEGIN SELECT RAISE(ABORT, 'the record has a database of its own'); END;
--> statement-breakpoint
CREATE TRIGGER `record_anchors_moved` BEFORE INSERT ON `record_anchors` WHEN EXISTS (SELECT 1 FROM `record_moves` WHERE `chain` = 'live' AND `moved_at` IS NOT NULL) BEGIN SELECT RAISE(ABORT, 'the record has a database of its own'); END;
