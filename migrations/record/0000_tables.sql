CREATE TABLE `record_anchors` (
	`signature` text PRIMARY KEY NOT NULL,
	`wire` text NOT NULL,
	`head` text NOT NULL,
	`rows` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`final_at` integer
);
--> statement-breakpoint
CREATE INDEX `record_anchors_sent` ON `record_anchors` (`sent_at`);--> statement-breakpoint
CREATE TABLE `record_due` (
	`chain` text NOT NULL,
	`seq` integer NOT NULL,
	`asset` text NOT NULL,
	`until` text NOT NULL,
	PRIMARY KEY(`chain`, `seq`)
);
--> statement-breakpoint
CREATE INDEX `record_due_until` ON `record_due` (`chain`,`until`);--> statement-breakpoint
CREATE TABLE `record_rows` (
	`chain` text NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`asset` text NOT NULL,
	`horizon_days` integer NOT NULL,
	`date` text NOT NULL,
	`previous` text NOT NULL,
	`hash` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`chain`, `seq`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `record_rows_once` ON `record_rows` (`chain`,`date`,`asset`,`kind`,`horizon_days`);--> statement-breakpoint
CREATE TRIGGER `record_rows_stay` BEFORE UPDATE ON `record_rows` BEGIN SELECT RAISE(ABORT, 'a row of the record stays as it is'); END;
--> statement-breakpoint
CREATE TRIGGER `record_rows_remain` BEFORE DELETE ON `record_rows` BEGIN SELECT RAISE(ABORT, 'a row of the record stays as it is'); END;
