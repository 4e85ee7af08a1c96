CREATE TABLE "event_performance" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone,
	"measured_at" timestamp with time zone,
	"performance" jsonb
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "nominated_kw" integer;--> statement-breakpoint
CREATE INDEX "event_performance_due" ON "event_performance" USING btree ("due_at") WHERE "event_performance"."due_at" is not null;