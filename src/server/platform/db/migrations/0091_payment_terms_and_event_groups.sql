ALTER TABLE "events" ADD COLUMN "home_group" jsonb;--> statement-breakpoint
ALTER TABLE "program_rates" ADD COLUMN "payment_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
CREATE INDEX "events_home_group" ON "events" USING btree ("brand",("home_group" ->> 'set')) WHERE "events"."home_group" is not null;