CREATE TABLE "settlement_file_parts" (
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "settlement_file_parts_file_id_place_pk" PRIMARY KEY("file_id","place")
);
--> statement-breakpoint
CREATE TABLE "settlement_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"program_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"month" text,
	"event_id" uuid,
	"restates_id" uuid,
	"state" text NOT NULL,
	"meters" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" uuid,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"bytes" bigint,
	"sha256" text,
	"homes" integer,
	"baseline_wh" bigint,
	"used_wh" bigint,
	"reduction_wh" bigint
);
--> statement-breakpoint
ALTER TABLE "settlement_file_parts" ADD CONSTRAINT "settlement_file_parts_file_id_settlement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."settlement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_files" ADD CONSTRAINT "settlement_files_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_files" ADD CONSTRAINT "settlement_files_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_files" ADD CONSTRAINT "settlement_files_restates_id_settlement_files_id_fk" FOREIGN KEY ("restates_id") REFERENCES "public"."settlement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_files_number" ON "settlement_files" USING btree ("program_id","number");--> statement-breakpoint
CREATE INDEX "settlement_files_event" ON "settlement_files" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "settlement_files_restates" ON "settlement_files" USING btree ("restates_id");--> statement-breakpoint
CREATE INDEX "settlement_files_due" ON "settlement_files" USING btree ("due_at") WHERE due_at is not null;