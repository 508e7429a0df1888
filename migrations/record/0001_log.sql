CREATE TABLE `record_checkpoints` (
	`chain` text NOT NULL,
	`size` integer NOT NULL,
	`root` text NOT NULL,
	`note` text NOT NULL,
	`made_at` integer NOT NULL,
	PRIMARY KEY(`chain`, `size`)
);
--> statement-breakpoint
CREATE TABLE `record_nodes` (
	`chain` text NOT NULL,
	`n` integer NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`chain`, `n`)
);
--> statement-breakpoint
CREATE TRIGGER `record_rows_once_only` BEFORE INSERT ON `record_rows` WHEN EXISTS (SELECT 1 FROM `record_rows` WHERE `chain` = NEW.`chain` AND `seq` = NEW.`seq`) OR EXISTS (SELECT 1 FROM `record_rows` WHERE `chain` = NEW.`chain` AND `date` = NEW.`date` AND `asset` = NEW.`asset` AND `kind` = NEW.`kind` AND `horizon_days` = NEW.`horizon_days`) BEGIN SELECT RAISE(ABORT, 'a row of the record stays as it is: record_rows has this one'); END;
--> statement-breakpoint
CREATE TRIGGER `record_nodes_stay` BEFORE UPDATE ON `record_nodes` BEGIN SELECT RAISE(ABORT, 'the tree of the record stays as it is'); END;
--> statement-breakpoint
CREATE TRIGGER `record_nodes_remain` BEFORE DELETE ON `record_nodes` BEGIN SELECT RAISE(ABORT, 'the tree of the record stays as it is'); END;
--> statement-breakpoint
CREATE TRIGGER `record_checkpoints_stay` BEFORE UPDATE OF `chain`, `size`, `root`, `made_at` ON `record_checkpoints` BEGIN SELECT RAISE(ABORT, 'a checkpoint of the record stays as it is'); END;
--> statement-breakpoint
CREATE TRIGGER `record_checkpoints_remain` BEFORE DELETE ON `record_checkpoints` BEGIN SELECT RAISE(ABORT, 'a checkpoint of the record stays as it is'); END;
