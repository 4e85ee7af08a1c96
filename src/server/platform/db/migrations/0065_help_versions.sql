CREATE TABLE "help_versions" (
	"brand" text NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text NOT NULL,
	"texts" jsonb NOT NULL,
	"retired" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "help_versions_brand_slug_version_pk" PRIMARY KEY("brand","slug","version")
);
