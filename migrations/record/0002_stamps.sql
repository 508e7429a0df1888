CREATE TABLE `record_stamps` (
	`chain` text NOT NULL,
	`size` integer NOT NULL,
	`clock` text NOT NULL,
	`proof` text NOT NULL,
	`sent_at` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`height` integer,
	`final_at` integer,
	PRIMARY KEY(`chain`, `size`, `clock`)
);
--> statement-breakpoint
CREATE INDEX `record_stamps_pending` ON `record_stamps` (`final_at`,`asked_at`);
--> statement-breakpoint
CREATE TRIGGER `record_stamps_remain` BEFORE DELETE ON `record_stamps` BEGIN SELECT RAISE(ABORT, 'a stamp of the record stays'); END;
