CREATE TABLE "results_seen" (
	"home_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "results_seen_home_id_event_id_member_id_pk" PRIMARY KEY("home_id","event_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "help_answers" (
	"brand" text NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"helpful" boolean NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_answers_brand_slug_version_member_id_pk" PRIMARY KEY("brand","slug","version","member_id")
);
--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "milestones_noted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ALTER COLUMN "milestones_noted" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "results_seen" ADD CONSTRAINT "results_seen_home_id_members_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results_seen" ADD CONSTRAINT "results_seen_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results_seen" ADD CONSTRAINT "results_seen_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_answers" ADD CONSTRAINT "help_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_seen_event" ON "results_seen" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "results_seen_member" ON "results_seen" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "help_answers_member" ON "help_answers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "standings_without_milestones" ON "standings" USING btree ("member_id") WHERE not "standings"."milestones_noted";