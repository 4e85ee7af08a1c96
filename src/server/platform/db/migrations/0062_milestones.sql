CREATE TABLE "milestones" (
	"member_id" uuid NOT NULL,
	"milestone" text NOT NULL,
	"brand" text NOT NULL,
	"event_id" uuid NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "milestones_member_id_milestone_pk" PRIMARY KEY("member_id","milestone")
);
--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "result_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestones_event" ON "milestones" USING btree ("event_id","member_id");