CREATE TABLE "targeting_schedules" (
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"proposal" jsonb NOT NULL,
	"version" integer NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"saved_version" integer,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "targeting_schedules_object" ON "targeting_schedules" USING btree ("brand","kind","object_id","at");--> statement-breakpoint
CREATE INDEX "targeting_schedules_due" ON "targeting_schedules" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
-- What is scheduled for features is here from now on; a process of the release before saves none of it any more.
INSERT INTO targeting_schedules (brand, kind, object_id, proposal, version, id, author_id, reason, created_at, at, state, due_at, saved_version, settled_at)
  SELECT brand, 'FEATURE', key, jsonb_build_object('kind', 'FEATURE', 'isEnabled', is_enabled, 'rules', rules), version, id, author_id,
      reason, created_at, at, state, due_at, saved_version, settled_at
    FROM feature_schedules;
--> statement-breakpoint
UPDATE feature_schedules SET due_at = NULL WHERE due_at IS NOT NULL;
--> statement-breakpoint
-- What such a process still schedules or takes back counts as well.
CREATE FUNCTION take_feature_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO targeting_schedules (brand, kind, object_id, proposal, version, id, author_id, reason, created_at, at, state, due_at)
      VALUES (NEW.brand, 'FEATURE', NEW.key, jsonb_build_object('kind', 'FEATURE', 'isEnabled', NEW.is_enabled, 'rules', NEW.rules),
        NEW.version, NEW.id, NEW.author_id, NEW.reason, NEW.created_at, NEW.at, NEW.state, NEW.due_at);
    NEW.due_at := NULL;
  ELSE
    UPDATE targeting_schedules SET state = NEW.state, settled_at = NEW.settled_at, due_at = NULL
      WHERE id = NEW.id AND state = 'WAITING';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER feature_schedules_taken BEFORE INSERT OR UPDATE OF state ON feature_schedules
  FOR EACH ROW EXECUTE FUNCTION take_feature_schedule();
