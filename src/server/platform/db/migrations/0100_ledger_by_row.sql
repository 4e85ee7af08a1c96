-- The ledger's entries move the balance one by one, without a transition table, so that each needs nothing but its own member's rows.
CREATE FUNCTION post_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  off bigint;
  moved bigint := 0;
  held bigint := 0;
BEGIN
  -- Runs after the whole statement, and one statement writes a posting, so every line sees all lines of its posting.
  SELECT sum(amount_watts) INTO off FROM ledger_entries
    WHERE member_id = NEW.member_id AND cause_key = NEW.cause_key;
  IF off <> 0 THEN
    RAISE EXCEPTION 'posting % of member % is off by % watts', NEW.cause_key, NEW.member_id, off
      USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.account = 'member:' || NEW.member_id::text THEN
    moved := NEW.amount_watts;
  ELSIF NEW.account = 'held:' || NEW.member_id::text THEN
    held := NEW.amount_watts;
  ELSE
    RETURN NULL;
  END IF;
  UPDATE member_balances SET watts = watts + moved, held_watts = held_watts + held WHERE member_id = NEW.member_id;
  IF NOT FOUND THEN
    -- A check constraint would refuse a negative amount before an upsert finds the row it adds to.
    INSERT INTO member_balances (member_id, watts) VALUES (NEW.member_id, 0) ON CONFLICT (member_id) DO NOTHING;
    UPDATE member_balances SET watts = watts + moved, held_watts = held_watts + held WHERE member_id = NEW.member_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER ledger_entries_post ON ledger_entries;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_post AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION post_ledger_entry();
--> statement-breakpoint
DROP FUNCTION post_ledger_entries();
