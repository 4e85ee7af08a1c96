ALTER TABLE "standings" ADD COLUMN "carried" jsonb;--> statement-breakpoint
-- Programs hold all their rules: existing ones carry nothing over until staff say so.
UPDATE programs SET rules = '{"carryFactor": 0}'::jsonb || rules;
--> statement-breakpoint
-- So do the events that are still settled or restated.
UPDATE events SET rules = '{"carryFactor": 0}'::jsonb || rules WHERE status IN ('SCHEDULED', 'ACTIVE', 'ENDED');
