CREATE TABLE "departed_results" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"homes" integer NOT NULL,
	"baseline_wh" bigint NOT NULL,
	"used_wh" bigint NOT NULL,
	"reduction_wh" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settlement_files" ADD COLUMN "contents" text;--> statement-breakpoint
ALTER TABLE "departed_results" ADD CONSTRAINT "departed_results_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;