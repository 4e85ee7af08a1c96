-- The ledger and the audit log are append-only, postings balance, and a balance moves only with its entries.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER receipts_append_only BEFORE UPDATE OR DELETE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER utility_transitions_append_only BEFORE UPDATE OR DELETE ON utility_transitions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION post_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced record;
BEGIN
  -- A posting is written by one statement: every (member, cause) in it must add up to zero there and then.
  SELECT member_id, cause_key, sum(amount_watts) AS off INTO unbalanced
    FROM inserted GROUP BY member_id, cause_key HAVING sum(amount_watts) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % of member % is off by % watts', unbalanced.cause_key, unbalanced.member_id, unbalanced.off
      USING ERRCODE = 'check_violation';
  END IF;
  -- A row first, then the move: a check constraint would look at a negative move before it finds the row it adds to.
  -- Whether it is there is left to the index: to look for it here would read the whole table.
  INSERT INTO member_balances (member_id, watts)
    SELECT DISTINCT i.member_id, 0 FROM inserted i
    ON CONFLICT (member_id) DO NOTHING;
  UPDATE member_balances b SET watts = b.watts + moved.watts
    FROM (SELECT member_id, sum(amount_watts) AS watts FROM inserted
            WHERE account = 'member:' || member_id::text GROUP BY member_id HAVING sum(amount_watts) <> 0) moved
    WHERE b.member_id = moved.member_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_post AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION post_ledger_entries();
--> statement-breakpoint
CREATE FUNCTION refuse_bare_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance changes only with its ledger entries' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_balances_only_by_ledger BEFORE INSERT OR UPDATE OR DELETE ON member_balances
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_bare_balance();
