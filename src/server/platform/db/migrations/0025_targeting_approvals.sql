CREATE TABLE "targeting_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"version" integer NOT NULL,
	"proposal" jsonb NOT NULL,
	"members" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decider_id" uuid,
	"decided_at" timestamp with time zone,
	"decision" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "targeting_requests_waiting" ON "targeting_requests" USING btree ("brand","kind","object_id") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "targeting_requests_latest" ON "targeting_requests" USING btree ("brand","requested_at");