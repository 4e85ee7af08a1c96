CREATE TABLE "deleted_experiments" (
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "deleted_experiments_brand_key_pk" PRIMARY KEY("brand","key")
);
--> statement-breakpoint
CREATE TABLE "placement_versions" (
	"content_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"placement" text NOT NULL,
	"name" text,
	"on_next_page" boolean DEFAULT false NOT NULL,
	"locale" text,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"icon" text,
	"content" text,
	"image_url" text,
	"picture_id" text,
	"subtext" text,
	"ctas" jsonb NOT NULL,
	"segment_id" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "placement_versions_content_id_version_pk" PRIMARY KEY("content_id","version")
);
--> statement-breakpoint
CREATE INDEX "placement_versions_brand" ON "placement_versions" USING btree ("brand","at");--> statement-breakpoint
-- What is there is its first version: since it was created, where that was recorded, as its last change left it.
INSERT INTO placement_versions (content_id, brand, placement, name, on_next_page, locale, position, active, title, subtitle, icon,
    content, image_url, picture_id, subtext, ctas, segment_id, starts_at, ends_at, version, at, actor_id, reason)
  SELECT i.id, i.brand, i.placement, i.name, i.on_next_page, i.locale, i.position, i.active, i.title, i.subtitle, i.icon,
      i.content, i.image_url, i.picture_id, i.subtext, i.ctas, i.segment_id, i.starts_at, i.ends_at, i.version,
      coalesce(made.at, to_timestamp(0)), changed.actor_id, coalesce(changed.reason, '')
    FROM placement_instances i
      LEFT JOIN LATERAL (SELECT a.at FROM audit_log a WHERE a.brand = i.brand AND a.subject = 'content:' || i.id AND a.action = 'content.create'
        ORDER BY a.at DESC LIMIT 1) made ON true
      LEFT JOIN LATERAL (SELECT a.actor_id, a.reason FROM audit_log a WHERE a.brand = i.brand AND a.subject = 'content:' || i.id
          AND a.action IN ('content.create', 'content.change')
        ORDER BY a.at DESC, a.id DESC LIMIT 1) changed ON true;
--> statement-breakpoint
CREATE TRIGGER placement_versions_append_only BEFORE UPDATE OR DELETE ON placement_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
