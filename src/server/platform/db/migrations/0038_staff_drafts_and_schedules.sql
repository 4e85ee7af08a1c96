CREATE TABLE "staff_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"author_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature_schedules" (
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"is_enabled" boolean,
	"rules" jsonb NOT NULL,
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
CREATE UNIQUE INDEX "staff_drafts_one" ON "staff_drafts" USING btree ("brand","kind","object_id","author_id");--> statement-breakpoint
CREATE INDEX "staff_drafts_kept" ON "staff_drafts" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "feature_schedules_feature" ON "feature_schedules" USING btree ("brand","key","at");--> statement-breakpoint
CREATE INDEX "feature_schedules_due" ON "feature_schedules" USING btree ("due_at") WHERE due_at is not null;