CREATE TABLE "alert_settings" (
	"rule" text NOT NULL,
	"brand" text NOT NULL,
	"is_on" boolean NOT NULL,
	"threshold" integer NOT NULL,
	"emails" jsonb NOT NULL,
	"webhook_url" text,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_settings_rule_brand_pk" PRIMARY KEY("rule","brand")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"brand" text,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"value" double precision NOT NULL,
	"facts" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" uuid,
	"note" text,
	"resolved_at" timestamp with time zone,
	"notify_due_at" timestamp with time zone,
	"notified" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_failures" (
	"partner" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_once" ON "alerts" USING btree ("rule",coalesce("brand", ''),"subject") WHERE state <> 'RESOLVED';--> statement-breakpoint
CREATE INDEX "alerts_opened" ON "alerts" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "alerts_notify" ON "alerts" USING btree ("notify_due_at") WHERE notify_due_at is not null;