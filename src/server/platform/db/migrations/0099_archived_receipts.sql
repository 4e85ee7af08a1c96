ALTER TABLE "receipts" ALTER COLUMN "receipt" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "archive_part" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "sha256" text;--> statement-breakpoint
-- Not valid: every row has its content, and to look at them all would hold the table.
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_content" CHECK (num_nonnulls("receipts"."receipt", "receipts"."archive_part") = 1 and ("receipts"."archive_part" is null) = ("receipts"."sha256" is null)) NOT VALID;--> statement-breakpoint
-- A receipt never changes; only its content may move into the archive and back, by the same hash.
CREATE FUNCTION keep_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  content text := coalesce(OLD.receipt, NEW.receipt)::text;
BEGIN
  IF current_setting('ebbwatt.removes_account', true) = 'on' THEN
    RETURN NEW;
  END IF;
  IF (NEW.member_id, NEW.event_id, NEW.version, NEW.settled_at, NEW.points, NEW.change)
      IS NOT DISTINCT FROM (OLD.member_id, OLD.event_id, OLD.version, OLD.settled_at, OLD.points, OLD.change)
    AND num_nonnulls(OLD.receipt, NEW.receipt) = 1
    AND coalesce(OLD.sha256, NEW.sha256) = encode(sha256(convert_to(content, 'UTF8')), 'hex') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'receipts is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER receipts_append_only ON receipts;--> statement-breakpoint
CREATE TRIGGER receipts_append_only BEFORE DELETE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER receipts_content_moves BEFORE UPDATE ON receipts
  FOR EACH ROW EXECUTE FUNCTION keep_receipt();
