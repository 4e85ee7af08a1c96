CREATE TABLE "message_days" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"sent" integer NOT NULL,
	"failed" integer NOT NULL,
	"dropped" integer NOT NULL,
	CONSTRAINT "message_days_brand_day_channel_pk" PRIMARY KEY("brand","day","channel")
);
--> statement-breakpoint
CREATE INDEX "message_days_day" ON "message_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "utility_transitions_brand" ON "utility_transitions" USING btree ("brand","at");