CREATE TABLE "movement_weeks" (
	"brand" text NOT NULL,
	"week" date NOT NULL,
	"joined" integer NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "movement_weeks_brand_week_pk" PRIMARY KEY("brand","week")
);
--> statement-breakpoint
CREATE TABLE "failing_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "given_up_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "measured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_faults" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "given_up_jobs_at" ON "given_up_jobs" USING btree ("at");