CREATE TABLE `endings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text,
	`state` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `restores` (
	`id` integer PRIMARY KEY NOT NULL,
	`epoch` integer NOT NULL,
	`restored_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `shares` ADD `site` text;--> statement-breakpoint
ALTER TABLE `shares` ADD `packed` text;--> statement-breakpoint
CREATE INDEX `shares_site` ON `shares` (`site`,`created_at`) WHERE site IS NOT NULL;--> statement-breakpoint
ALTER TABLE `talk_turns` ADD `packed` text;--> statement-breakpoint
ALTER TABLE `users` ADD `talks_moved_at` integer;--> statement-breakpoint
CREATE TRIGGER `endings_account` AFTER UPDATE OF `state` ON `users` WHEN new.state <> old.state BEGIN INSERT INTO endings (kind, subject, state, at) VALUES ('account', new.id, new.state, coalesce(new.state_at, unixepoch() * 1000)); END;
--> statement-breakpoint
CREATE TRIGGER `endings_erasure` AFTER UPDATE OF `erased_at` ON `account_closures` WHEN new.erased_at IS NOT NULL AND old.erased_at IS NULL BEGIN INSERT INTO endings (kind, subject, state, at) VALUES ('account', new.user_id, 'erased', new.erased_at); END;
--> statement-breakpoint
CREATE TRIGGER `endings_payment` AFTER UPDATE OF `reversed_at`, `reversal_reason` ON `payments` WHEN new.reversed_at IS NOT old.reversed_at OR new.reversal_reason IS NOT old.reversal_reason BEGIN INSERT INTO endings (kind, subject, state, at) VALUES ('payment', new.id, CASE WHEN new.reversed_at IS NULL THEN 'open' WHEN new.reversal_reason = 'disputed' THEN 'disputed' ELSE 'ended' END, coalesce(new.reversed_at, unixepoch() * 1000)); END;
--> statement-breakpoint
CREATE TRIGGER `endings_refund` AFTER UPDATE OF `refund_hash` ON `payments` WHEN new.refund_hash IS NOT NULL AND new.refund_hash IS NOT old.refund_hash BEGIN INSERT INTO endings (kind, subject, detail, state, at) VALUES ('refund', new.id, new.refund_hash, new.state, unixepoch() * 1000); END;
--> statement-breakpoint
CREATE TRIGGER `endings_handout` AFTER UPDATE OF `status`, `tx_hash` ON `distributions` WHEN new.status <> 'pending' AND (new.status <> old.status OR new.tx_hash IS NOT old.tx_hash) BEGIN INSERT INTO endings (kind, subject, detail, state, at) VALUES ('handout', new.payment_id, new.tx_hash, new.status, coalesce(new.sent_at, unixepoch() * 1000)); END;
--> statement-breakpoint
CREATE TRIGGER `endings_share` AFTER UPDATE OF `ended_at` ON `shares` WHEN new.ended_at IS NOT NULL AND old.ended_at IS NULL AND new.ended_by <> 'expiry' BEGIN INSERT INTO endings (kind, subject, state, at) VALUES ('share', new.id, new.ended_by, new.ended_at); END;
--> statement-breakpoint
CREATE TRIGGER `endings_wallet` AFTER UPDATE OF `ended_at` ON `wallet_proofs` WHEN new.ended_at IS NOT NULL AND old.ended_at IS NULL BEGIN INSERT INTO endings (kind, subject, state, at) VALUES ('wallet', new.id, 'ended', new.ended_at); END;
--> statement-breakpoint
CREATE TRIGGER `endings_alertmail` AFTER UPDATE OF `off_at` ON `alert_mails` WHEN new.off_at IS NOT old.off_at BEGIN INSERT INTO endings (kind, subject, state, at) VALUES ('alertmail', new.user_id, iif(new.off_at IS NULL, 'on', 'off'), coalesce(new.off_at, unixepoch() * 1000)); END;
--> statement-breakpoint
CREATE TRIGGER `endings_newsletter` AFTER UPDATE OF `unsubscribed_at` ON `subscribers` WHEN new.unsubscribed_at IS NOT NULL AND old.unsubscribed_at IS NULL AND new.unsubscribe_hash IS NOT NULL BEGIN INSERT INTO endings (kind, subject, state, at) VALUES ('newsletter', new.unsubscribe_hash, 'ended', new.unsubscribed_at); END;
--> statement-breakpoint
CREATE TRIGGER `endings_alertmail_new` AFTER INSERT ON `alert_mails` WHEN new.off_at IS NOT NULL BEGIN INSERT INTO endings (kind, subject, state, at) VALUES ('alertmail', new.user_id, 'off', new.off_at); END;
--> statement-breakpoint
CREATE TRIGGER `endings_receipt` AFTER INSERT ON `receipts` BEGIN INSERT INTO endings (kind, subject, detail, state, at) VALUES ('receipt', new.payment_id, new.number, 'issued', new.issued_at); END;
--> statement-breakpoint
CREATE TRIGGER `endings_creditnote` AFTER INSERT ON `credit_notes` BEGIN INSERT INTO endings (kind, subject, detail, state, at) VALUES ('creditnote', new.payment_id, new.number, 'issued', new.issued_at); END;
