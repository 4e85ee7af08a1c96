-- On a cluster the entries move the balance one by one, each with nothing but rows of its own member: a table of all rows of a
-- statement isn't known to a shard. There the entries are in a shard, and the balance in the shard with the same members; the
-- tables' own names would ask all workers. One server keeps the trigger of a whole statement, which takes less time.
CREATE FUNCTION post_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  off bigint;
  moved bigint := 0;
  held bigint := 0;
  balances text;
BEGIN
  -- Entries that take the place of others were booked when those were.
  IF current_setting('ebbwatt.moves_entries', true) = 'on' THEN
    RETURN NULL;
  END IF;
  -- Runs after the whole statement, and one statement writes a posting, so every line sees all lines of its posting.
  IF TG_TABLE_NAME ~ '_[0-9]+$' THEN
    balances := 'member_balances_' || get_shard_id_for_distribution_column('member_balances', NEW.member_id);
    EXECUTE format('SELECT sum(amount_watts) FROM %I WHERE member_id = $1 AND cause_key = $2', TG_TABLE_NAME)
      INTO off USING NEW.member_id, NEW.cause_key;
  ELSE
    SELECT sum(amount_watts) INTO off FROM ledger_entries
      WHERE member_id = NEW.member_id AND cause_key = NEW.cause_key;
  END IF;
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
  -- A check constraint would refuse a negative amount before an upsert finds the row it adds to.
  IF balances IS NULL THEN
    UPDATE member_balances SET watts = watts + moved, held_watts = held_watts + held WHERE member_id = NEW.member_id;
    IF NOT FOUND THEN
      INSERT INTO member_balances (member_id, watts) VALUES (NEW.member_id, 0) ON CONFLICT (member_id) DO NOTHING;
      UPDATE member_balances SET watts = watts + moved, held_watts = held_watts + held WHERE member_id = NEW.member_id;
    END IF;
  ELSE
    EXECUTE format('INSERT INTO %I (member_id, watts) VALUES ($1, 0) ON CONFLICT (member_id) DO NOTHING', balances)
      USING NEW.member_id;
    EXECUTE format('UPDATE %I SET watts = watts + $2, held_watts = held_watts + $3 WHERE member_id = $1', balances)
      USING NEW.member_id, moved, held;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION post_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced record;
BEGIN
  -- Entries that take the place of others were booked when those were.
  IF current_setting('ebbwatt.moves_entries', true) = 'on' THEN
    RETURN NULL;
  END IF;
  -- One statement writes a posting, so every (member, cause) in it adds up to zero.
  SELECT member_id, cause_key, sum(amount_watts) AS off INTO unbalanced
    FROM inserted GROUP BY member_id, cause_key HAVING sum(amount_watts) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % of member % is off by % watts', unbalanced.cause_key, unbalanced.member_id, unbalanced.off
      USING ERRCODE = 'check_violation';
  END IF;
  -- A check constraint would refuse a negative amount before an upsert finds the row it adds to.
  INSERT INTO member_balances (member_id, watts)
    SELECT DISTINCT i.member_id, 0 FROM inserted i
    ON CONFLICT (member_id) DO NOTHING;
  UPDATE member_balances b SET watts = b.watts + moved.watts, held_watts = b.held_watts + moved.held
    FROM (SELECT member_id,
            coalesce(sum(amount_watts) FILTER (WHERE account = 'member:' || member_id::text), 0) AS watts,
            coalesce(sum(amount_watts) FILTER (WHERE account = 'held:' || member_id::text), 0) AS held
          FROM inserted GROUP BY member_id) moved
    WHERE b.member_id = moved.member_id AND (moved.watts <> 0 OR moved.held <> 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Reads of one meter or member, for statements that join them with tables that stay with a cluster's coordinator. On one server
-- they cost nothing: PostgreSQL puts their texts into the statement. On a cluster each call asks the one shard that has the key.
-- They list columns, because a function that returns a table's rows would keep the table from being replaced by its parts.
CREATE FUNCTION reading_days_of(meter uuid, of_channel text, first_day date, last_day date) RETURNS TABLE (service_point_id uuid, channel text, utc_day date, interval_seconds integer, start_second integer, readings bytea, runs jsonb, covered_seconds integer, version integer)
  LANGUAGE sql STABLE PARALLEL SAFE AS
  'SELECT d.service_point_id, d.channel, d.utc_day, d.interval_seconds, d.start_second, d.readings, d.runs, d.covered_seconds, d.version FROM reading_days d WHERE d.service_point_id = meter AND d.channel = of_channel AND d.utc_day >= first_day AND d.utc_day <= last_day';
--> statement-breakpoint
CREATE FUNCTION first_reading_day(meter uuid, of_channel text) RETURNS TABLE (service_point_id uuid, channel text, utc_day date, interval_seconds integer, start_second integer, readings bytea, runs jsonb, covered_seconds integer, version integer)
  LANGUAGE sql STABLE PARALLEL SAFE AS
  'SELECT d.service_point_id, d.channel, d.utc_day, d.interval_seconds, d.start_second, d.readings, d.runs, d.covered_seconds, d.version FROM reading_days d WHERE d.service_point_id = meter AND d.channel = of_channel ORDER BY d.utc_day LIMIT 1';
--> statement-breakpoint
CREATE FUNCTION latest_reading_day(meter uuid, of_channel text) RETURNS TABLE (service_point_id uuid, channel text, utc_day date, interval_seconds integer, start_second integer, readings bytea, runs jsonb, covered_seconds integer, version integer)
  LANGUAGE sql STABLE PARALLEL SAFE AS
  'SELECT d.service_point_id, d.channel, d.utc_day, d.interval_seconds, d.start_second, d.readings, d.runs, d.covered_seconds, d.version FROM reading_days d WHERE d.service_point_id = meter AND d.channel = of_channel ORDER BY d.utc_day DESC LIMIT 1';
--> statement-breakpoint
CREATE FUNCTION balance_of(member uuid) RETURNS TABLE (member_id uuid, watts bigint, held_watts bigint)
  LANGUAGE sql STABLE PARALLEL SAFE AS
  'SELECT b.member_id, b.watts, b.held_watts FROM member_balances b WHERE b.member_id = member';
--> statement-breakpoint
CREATE FUNCTION receipts_of(member uuid, of_event uuid) RETURNS TABLE (member_id uuid, event_id uuid, version integer, settled_at timestamptz, points bigint, change jsonb, receipt json, archive_part uuid, sha256 text)
  LANGUAGE sql STABLE PARALLEL SAFE AS
  'SELECT r.member_id, r.event_id, r.version, r.settled_at, r.points, r.change, r.receipt, r.archive_part, r.sha256 FROM receipts r WHERE r.member_id = member AND r.event_id = of_event';
--> statement-breakpoint
CREATE FUNCTION device_hours_of(member uuid, device uuid, first_hour timestamptz, last_hour timestamptz) RETURNS TABLE (member_id uuid, device_id uuid, hour_start timestamptz, watt_hours integer)
  LANGUAGE sql STABLE PARALLEL SAFE AS
  'SELECT h.member_id, h.device_id, h.hour_start, h.watt_hours FROM device_hours h WHERE h.member_id = member AND h.device_id = device AND h.hour_start >= first_hour AND h.hour_start <= last_hour';
--> statement-breakpoint
CREATE FUNCTION device_log_of(member uuid) RETURNS TABLE (member_id uuid, device_id uuid, id uuid, at timestamptz, event_id uuid, history text, happened text)
  LANGUAGE sql STABLE PARALLEL SAFE AS
  'SELECT l.member_id, l.device_id, l.id, l.at, l.event_id, l.history, l.happened FROM device_log l WHERE l.member_id = member';
--> statement-breakpoint
CREATE FUNCTION first_entry_of(of_brand text) RETURNS TABLE (member_id uuid, cause_key text, line smallint, brand text, account text, amount_watts bigint, cause text, event_id uuid, booked_at timestamptz)
  LANGUAGE sql STABLE PARALLEL SAFE AS
  'SELECT e.member_id, e.cause_key, e.line, e.brand, e.account, e.amount_watts, e.cause, e.event_id, e.booked_at FROM ledger_entries e WHERE e.brand = of_brand ORDER BY e.booked_at LIMIT 1';
--> statement-breakpoint
-- One after the other, in one order for all: a cluster locks the rows of one shard at a time only.
CREATE FUNCTION lock_balances(members uuid[]) RETURNS TABLE (member_id uuid, watts bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  each uuid;
BEGIN
  FOR each IN SELECT DISTINCT m.id FROM unnest(members) m (id) ORDER BY 1 LOOP
    RETURN QUERY SELECT b.member_id, b.watts FROM member_balances b WHERE b.member_id = each FOR UPDATE;
  END LOOP;
END $$;
