CREATE TABLE "event_audience" (
	"member_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	CONSTRAINT "event_audience_member_id_event_id_pk" PRIMARY KEY("member_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "feature_segments" (
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"segment_id" uuid NOT NULL,
	CONSTRAINT "feature_segments_brand_key_segment_id_pk" PRIMARY KEY("brand","key","segment_id")
);
--> statement-breakpoint
CREATE TABLE "feature_settings" (
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"is_enabled" boolean,
	"rules" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_settings_brand_key_pk" PRIMARY KEY("brand","key")
);
--> statement-breakpoint
CREATE TABLE "feature_versions" (
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"is_enabled" boolean,
	"rules" jsonb NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL,
	CONSTRAINT "feature_versions_brand_key_version_pk" PRIMARY KEY("brand","key","version")
);
--> statement-breakpoint
CREATE TABLE "override_clearings" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"cleared" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "override_clearings_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "segment_members" (
	"member_id" uuid NOT NULL,
	"segment_id" uuid NOT NULL,
	CONSTRAINT "segment_members_member_id_segment_id_pk" PRIMARY KEY("member_id","segment_id")
);
--> statement-breakpoint
CREATE TABLE "segment_references" (
	"segment_id" uuid NOT NULL,
	"refers_to" uuid NOT NULL,
	CONSTRAINT "segment_references_segment_id_refers_to_pk" PRIMARY KEY("segment_id","refers_to")
);
--> statement-breakpoint
CREATE TABLE "segment_versions" (
	"segment_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"tree" jsonb,
	"invert" boolean NOT NULL,
	"active" boolean NOT NULL,
	"actively_enrolling" boolean NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "segment_versions_segment_id_version_pk" PRIMARY KEY("segment_id","version")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"tree" jsonb,
	"invert" boolean NOT NULL,
	"active" boolean NOT NULL,
	"actively_enrolling" boolean NOT NULL,
	"version" integer NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "targeting_versions" (
	"brand" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feature_overrides" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "feature_overrides" ADD COLUMN "set_by" uuid;--> statement-breakpoint
ALTER TABLE "feature_overrides" ADD COLUMN "set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feature_overrides" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "event_audience" ADD CONSTRAINT "event_audience_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_audience" ADD CONSTRAINT "event_audience_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_segments" ADD CONSTRAINT "feature_segments_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "override_clearings" ADD CONSTRAINT "override_clearings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_members" ADD CONSTRAINT "segment_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_members" ADD CONSTRAINT "segment_members_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_references" ADD CONSTRAINT "segment_references_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_references" ADD CONSTRAINT "segment_references_refers_to_segments_id_fk" FOREIGN KEY ("refers_to") REFERENCES "public"."segments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_audience_event" ON "event_audience" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "feature_segments_segment" ON "feature_segments" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "override_clearings_open" ON "override_clearings" USING btree ("member_id","at") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "segment_members_segment" ON "segment_members" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "segment_references_to" ON "segment_references" USING btree ("refers_to");--> statement-breakpoint
CREATE INDEX "segment_versions_brand" ON "segment_versions" USING btree ("brand","at");--> statement-breakpoint
CREATE UNIQUE INDEX "segments_name" ON "segments" USING btree ("brand","name_key");--> statement-breakpoint
CREATE INDEX "feature_overrides_key" ON "feature_overrides" USING btree ("key");
--> statement-breakpoint
CREATE TRIGGER segment_versions_append_only BEFORE UPDATE OR DELETE ON segment_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER feature_versions_append_only BEFORE UPDATE OR DELETE ON feature_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
