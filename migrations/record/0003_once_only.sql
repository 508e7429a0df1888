CREATE TRIGGER `record_nodes_once_only` BEFORE INSERT ON `record_nodes` WHEN EXISTS (SELECT 1 FROM `record_nodes` WHERE `chain` = NEW.`chain` AND `n` = NEW.`n`) BEGIN SELECT RAISE(IGNORE); END;
--> statement-breakpoint
CREATE TRIGGER `record_checkpoints_once_only` BEFORE INSERT ON `record_checkpoints` WHEN EXISTS (SELECT 1 FROM `record_checkpoints` WHERE `chain` = NEW.`chain` AND `size` = NEW.`size`) BEGIN SELECT RAISE(IGNORE); END;
--> statement-breakpoint
CREATE TRIGGER `record_stamps_once_only` BEFORE INSERT ON `record_stamps` WHEN EXISTS (SELECT 1 FROM `record_stamps` WHERE `chain` = NEW.`chain` AND `size` = NEW.`size` AND `clock` = NEW.`clock`) BEGIN SELECT RAISE(IGNORE); END;
