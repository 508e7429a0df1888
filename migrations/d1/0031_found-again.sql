CREATE TABLE `unmet_endings` (
	`network` text NOT NULL,
	`hash` text NOT NULL,
	`kind` text NOT NULL,
	`detail` text NOT NULL,
	`subject` text NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`network`, `hash`, `kind`, `detail`)
);
--> statement-breakpoint
ALTER TABLE `endings` ADD `network` text;--> statement-breakpoint
ALTER TABLE `endings` ADD `hash` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `epoch` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE `sessions` SET `epoch` = (SELECT `epoch` FROM `restores`) WHERE `created_at` > (SELECT `restored_at` FROM `restores`);
--> statement-breakpoint
DROP TRIGGER `endings_payment`;
--> statement-breakpoint
CREATE TRIGGER `endings_payment` AFTER UPDATE OF `reversed_at`, `reversal_reason` ON `payments` WHEN new.reversed_at IS NOT old.reversed_at OR new.reversal_reason IS NOT old.reversal_reason BEGIN INSERT INTO endings (kind, subject, network, hash, state, at) VALUES ('payment', new.id, new.network, new.hash, CASE WHEN new.reversed_at IS NULL THEN 'open' WHEN new.reversal_reason = 'disputed' THEN 'disputed' ELSE 'ended' END, coalesce(new.reversed_at, unixepoch() * 1000)); END;
--> statement-breakpoint
DROP TRIGGER `endings_refund`;
--> statement-breakpoint
CREATE TRIGGER `endings_refund` AFTER UPDATE OF `refund_hash` ON `payments` WHEN new.refund_hash IS NOT NULL AND new.refund_hash IS NOT old.refund_hash BEGIN INSERT INTO endings (kind, subject, network, hash, detail, state, at) VALUES ('refund', new.id, new.network, new.hash, new.refund_hash, new.state, unixepoch() * 1000); END;
--> statement-breakpoint
DROP TRIGGER `endings_handout`;
--> statement-breakpoint
CREATE TRIGGER `endings_handout` AFTER UPDATE OF `status`, `tx_hash` ON `distributions` WHEN new.status <> 'pending' AND (new.status <> old.status OR new.tx_hash IS NOT old.tx_hash) BEGIN INSERT INTO endings (kind, subject, network, hash, detail, state, at) SELECT 'handout', new.payment_id, p.network, p.hash, new.tx_hash, new.status, coalesce(new.sent_at, unixepoch() * 1000) FROM (SELECT 1) LEFT JOIN payments AS p ON p.id = new.payment_id; END;
--> statement-breakpoint
DROP TRIGGER `endings_receipt`;
--> statement-breakpoint
CREATE TRIGGER `endings_receipt` AFTER INSERT ON `receipts` BEGIN INSERT INTO endings (kind, subject, network, hash, detail, state, at) SELECT 'receipt', new.payment_id, p.network, p.hash, new.number, 'issued', new.issued_at FROM (SELECT 1) LEFT JOIN payments AS p ON p.id = new.payment_id; END;
--> statement-breakpoint
DROP TRIGGER `endings_creditnote`;
--> statement-breakpoint
CREATE TRIGGER `endings_creditnote` AFTER INSERT ON `credit_notes` BEGIN INSERT INTO endings (kind, subject, network, hash, detail, state, at) SELECT 'creditnote', new.payment_id, p.network, p.hash, new.number, 'issued', new.issued_at FROM (SELECT 1) LEFT JOIN payments AS p ON p.id = new.payment_id; END;
--> statement-breakpoint
CREATE TRIGGER `payments_found_again` AFTER INSERT ON `payments` WHEN EXISTS (SELECT 1 FROM unmet_endings WHERE network = new.network AND hash = new.hash) BEGIN
	UPDATE payments SET reversed_at = e.at, reversal_reason = iif(e.state = 'disputed', 'disputed', 'ended before the restore') FROM (SELECT at, state FROM unmet_endings WHERE network = new.network AND hash = new.hash AND kind = 'payment') AS e WHERE payments.id = new.id AND payments.state = 'credited';
	UPDATE payments SET state = iif(payments.state = 'parked', 'refunded', payments.state), reversed_at = coalesce(reversed_at, iif(payments.state = 'credited', e.at, NULL)), reversal_reason = coalesce(reversal_reason, iif(payments.state = 'credited', 'refunded', NULL)) FROM (SELECT at FROM unmet_endings WHERE network = new.network AND hash = new.hash AND kind = 'refund') AS e WHERE payments.id = new.id;
	UPDATE OR IGNORE payments SET refund_hash = e.detail FROM (SELECT detail FROM unmet_endings WHERE network = new.network AND hash = new.hash AND kind = 'refund') AS e WHERE payments.id = new.id;
	INSERT OR IGNORE INTO distributions (payment_id, status, tx_hash, sent_at) SELECT new.id, 'sent', nullif(detail, ''), at FROM unmet_endings WHERE network = new.network AND hash = new.hash AND kind = 'handout';
	UPDATE receipts SET payment_id = new.id WHERE number IN (SELECT CAST(detail AS INTEGER) FROM unmet_endings WHERE network = new.network AND hash = new.hash AND kind = 'receipt');
	UPDATE credit_notes SET payment_id = new.id WHERE number IN (SELECT CAST(detail AS INTEGER) FROM unmet_endings WHERE network = new.network AND hash = new.hash AND kind = 'creditnote');
	DELETE FROM unmet_endings WHERE network = new.network AND hash = new.hash;
END;
