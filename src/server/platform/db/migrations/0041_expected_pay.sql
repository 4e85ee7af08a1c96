CREATE TABLE "program_pay" (
	"program_id" uuid PRIMARY KEY NOT NULL,
	"shares" jsonb NOT NULL,
	"results" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "expects_pay" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What members were told before these events is not known any more.
UPDATE "events" SET "expects_pay" = false WHERE "status" in ('ENDED', 'CLOSED', 'CANCELLED');--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "told_low" integer;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "told_high" integer;--> statement-breakpoint
ALTER TABLE "program_pay" ADD CONSTRAINT "program_pay_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_expects_pay" ON "events" USING btree ("start_at") WHERE "events"."expects_pay" and "events"."status" in ('ACTIVE', 'ENDED');