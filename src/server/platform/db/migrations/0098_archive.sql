CREATE TABLE "archive_months" (
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"month" date NOT NULL,
	"state" text NOT NULL,
	"next_key" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "archive_months_brand_kind_month_pk" PRIMARY KEY("brand","kind","month")
);
--> statement-breakpoint
CREATE TABLE "archive_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"month" date NOT NULL,
	"first_key" uuid NOT NULL,
	"last_key" uuid NOT NULL,
	"rows" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "archive_removals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"key" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "service_points" ADD COLUMN "archived_from" date;--> statement-breakpoint
ALTER TABLE "service_points" ADD COLUMN "archived_from_second" integer;--> statement-breakpoint
ALTER TABLE "service_points" ADD COLUMN "archived_to" date;--> statement-breakpoint
CREATE INDEX "archive_parts_find" ON "archive_parts" USING btree ("brand","kind","month","first_key","last_key");--> statement-breakpoint
CREATE INDEX "archive_removals_find" ON "archive_removals" USING btree ("kind","brand");