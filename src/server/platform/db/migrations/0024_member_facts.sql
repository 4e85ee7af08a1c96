CREATE TABLE "member_facts" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"devices_owned" integer DEFAULT 0 NOT NULL,
	"device_types" text[] DEFAULT '{}' NOT NULL,
	"has_connection" boolean DEFAULT false NOT NULL,
	"reached_auth_done" boolean DEFAULT false NOT NULL,
	"program_id" uuid,
	"results" integer DEFAULT 0 NOT NULL,
	"results_total" integer DEFAULT 0 NOT NULL,
	"results_sums" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_facts" ADD CONSTRAINT "member_facts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- The sums of a list's first number, of its first two, and so on.
CREATE FUNCTION running_sums(amounts jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(total ORDER BY place), '{}') FROM (
    SELECT place, (sum(amount::integer) OVER (ORDER BY place))::integer AS total
      FROM jsonb_array_elements_text(amounts) WITH ORDINALITY AS one (amount, place)) AS running
$$;
--> statement-breakpoint
-- A row first, which is locked: two devices of a member connected at once are counted one after the other.
CREATE FUNCTION copy_devices(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_facts AS f (member_id)
    SELECT DISTINCT member FROM unnest(changed) AS member ORDER BY member
    ON CONFLICT (member_id) DO UPDATE SET devices_owned = f.devices_owned;
  UPDATE member_facts f SET devices_owned = coalesce(found.owned, 0), device_types = coalesce(found.types, '{}')
    FROM unnest(changed) AS member LEFT JOIN (
      SELECT member_id, count(*) AS owned, array_agg(device_type ORDER BY device_type) FILTER (WHERE missing_since IS NULL) AS types
        FROM devices WHERE member_id = ANY (changed) AND removed_at IS NULL GROUP BY member_id) found
      ON found.member_id = member
    WHERE f.member_id = member;
END $$;
--> statement-breakpoint
CREATE FUNCTION copy_added_devices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM copy_devices(array_agg(DISTINCT member_id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION copy_changed_device() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM copy_devices(ARRAY[coalesce(NEW.member_id, OLD.member_id)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER devices_added AFTER INSERT ON devices
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION copy_added_devices();
--> statement-breakpoint
CREATE TRIGGER devices_changed AFTER UPDATE OF device_type, missing_since, removed_at ON devices
  FOR EACH ROW WHEN (OLD.device_type <> NEW.device_type
    OR OLD.missing_since IS DISTINCT FROM NEW.missing_since OR OLD.removed_at IS DISTINCT FROM NEW.removed_at)
  EXECUTE FUNCTION copy_changed_device();
--> statement-breakpoint
CREATE TRIGGER devices_deleted AFTER DELETE ON devices FOR EACH ROW EXECUTE FUNCTION copy_changed_device();
--> statement-breakpoint
CREATE FUNCTION copy_connections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_facts AS f (member_id, has_connection, reached_auth_done, program_id)
    SELECT member_id, true, ever_reached_auth_done, program_id FROM changed ORDER BY member_id
    ON CONFLICT (member_id) DO UPDATE SET has_connection = true,
      reached_auth_done = excluded.reached_auth_done, program_id = excluded.program_id
      WHERE NOT f.has_connection OR f.reached_auth_done <> excluded.reached_auth_done OR f.program_id IS DISTINCT FROM excluded.program_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION copy_ended_connection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member_facts SET has_connection = false, reached_auth_done = false, program_id = NULL WHERE member_id = OLD.member_id;
  DELETE FROM member_facts WHERE member_id = OLD.member_id AND devices_owned = 0 AND results = 0 AND NOT has_connection;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER utility_connections_added AFTER INSERT ON utility_connections
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION copy_connections();
--> statement-breakpoint
CREATE TRIGGER utility_connections_changed AFTER UPDATE ON utility_connections
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION copy_connections();
--> statement-breakpoint
CREATE TRIGGER utility_connections_deleted AFTER DELETE ON utility_connections
  FOR EACH ROW EXECUTE FUNCTION copy_ended_connection();
--> statement-breakpoint
CREATE FUNCTION copy_standings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_facts AS f (member_id, results, results_total, results_sums)
    SELECT member_id, cardinality(sums), coalesce(sums[cardinality(sums)], 0), sums
      FROM (SELECT member_id, running_sums(recent) AS sums FROM changed ORDER BY member_id) standing
    ON CONFLICT (member_id) DO UPDATE
      SET results = excluded.results, results_total = excluded.results_total, results_sums = excluded.results_sums
      WHERE f.results_sums <> excluded.results_sums;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION copy_ended_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member_facts SET results = 0, results_total = 0, results_sums = '{}' WHERE member_id = OLD.member_id;
  DELETE FROM member_facts WHERE member_id = OLD.member_id AND devices_owned = 0 AND results = 0 AND NOT has_connection;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER standings_added AFTER INSERT ON standings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION copy_standings();
--> statement-breakpoint
CREATE TRIGGER standings_changed AFTER UPDATE ON standings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION copy_standings();
--> statement-breakpoint
CREATE TRIGGER standings_deleted AFTER DELETE ON standings FOR EACH ROW EXECUTE FUNCTION copy_ended_standing();
--> statement-breakpoint
INSERT INTO member_facts (member_id, devices_owned, device_types, has_connection, reached_auth_done, program_id, results, results_total, results_sums)
  SELECT m.id, coalesce(d.owned, 0), coalesce(d.types, '{}'), u.member_id IS NOT NULL, coalesce(u.ever_reached_auth_done, false), u.program_id,
      coalesce(cardinality(s.sums), 0), coalesce(s.sums[cardinality(s.sums)], 0), coalesce(s.sums, '{}')
    FROM members m LEFT JOIN utility_connections u ON u.member_id = m.id
      LEFT JOIN (SELECT member_id, running_sums(recent) AS sums FROM standings) s ON s.member_id = m.id
      LEFT JOIN (SELECT member_id, count(*) AS owned, array_agg(device_type ORDER BY device_type) FILTER (WHERE missing_since IS NULL) AS types
        FROM devices WHERE removed_at IS NULL GROUP BY member_id) d ON d.member_id = m.id
    WHERE u.member_id IS NOT NULL OR s.member_id IS NOT NULL OR d.member_id IS NOT NULL;
