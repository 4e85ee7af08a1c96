CREATE TABLE "experiments" (
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"hypothesis" text NOT NULL,
	"feature_key" text NOT NULL,
	"segment_id" text,
	"variants" jsonb NOT NULL,
	"tracked" boolean NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"rolled_out" text,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiments_brand_key_pk" PRIMARY KEY("brand","key")
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "experiment_assignments" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "previews_member" ON "previews" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "previews_expiry" ON "previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "experiment_assignments_key" ON "experiment_assignments" USING btree ("key","member_id");