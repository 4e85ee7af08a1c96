CREATE TABLE "event_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"program_ids" uuid[] NOT NULL,
	"algorithm" text NOT NULL,
	"audience" jsonb NOT NULL,
	"start_time" text,
	"end_time" text,
	"nominated_kw" integer,
	"stagger_minutes" integer,
	"is_test" boolean NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "event_templates_name" ON "event_templates" USING btree ("brand",lower("name")) WHERE "event_templates"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "event_templates_brand" ON "event_templates" USING btree ("brand","id");