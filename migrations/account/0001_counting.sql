-- The triggers of the first accounts named no columns, so that none could be added to what they write.
-- State 0 is held, 1 is paid.
DROP TRIGGER IF EXISTS count_credits;
--> statement-breakpoint
CREATE TRIGGER count_credits AFTER UPDATE OF credits ON calls WHEN new.credits <> old.credits BEGIN
	INSERT INTO used (bucket, key_id, credits) VALUES (new.bucket, new.key_id, new.credits - old.credits)
		ON CONFLICT DO UPDATE SET credits = credits + excluded.credits;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS count_day;
--> statement-breakpoint
CREATE TRIGGER count_day AFTER UPDATE OF state ON calls WHEN new.state <> old.state BEGIN
	INSERT INTO days (date, calls, credits)
		VALUES (date(iif(old.state = 1, old.at, new.at) / 1000, 'unixepoch'), old.state = 0, new.credits - old.credits)
		ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, credits = credits + excluded.credits;
END;
