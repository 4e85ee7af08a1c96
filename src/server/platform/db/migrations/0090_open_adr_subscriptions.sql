CREATE TABLE "open_adr_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_adr_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand" text NOT NULL,
	"object_type" text NOT NULL,
	"operation" text NOT NULL,
	"object_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_adr_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"key_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"client_name" text NOT NULL,
	"name" text,
	"payload_descriptors" jsonb,
	"resources" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_adr_resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"key_id" uuid NOT NULL,
	"ven_id" uuid NOT NULL,
	"name" text NOT NULL,
	"attributes" jsonb,
	"targets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_adr_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"key_id" uuid NOT NULL,
	"client_name" text NOT NULL,
	"program_id" uuid,
	"callbacks" jsonb NOT NULL,
	"targets" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_adr_vens" ADD COLUMN "targets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "format" text DEFAULT 'STANDARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "open_adr_reports" ADD CONSTRAINT "open_adr_reports_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_adr_resources" ADD CONSTRAINT "open_adr_resources_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_adr_resources" ADD CONSTRAINT "open_adr_resources_ven_id_open_adr_vens_id_fk" FOREIGN KEY ("ven_id") REFERENCES "public"."open_adr_vens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_adr_subscriptions" ADD CONSTRAINT "open_adr_subscriptions_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_adr_changes_at" ON "open_adr_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "open_adr_reports_key" ON "open_adr_reports" USING btree ("key_id","created_at");--> statement-breakpoint
CREATE INDEX "open_adr_reports_event" ON "open_adr_reports" USING btree ("event_id","key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "open_adr_resources_name" ON "open_adr_resources" USING btree ("ven_id","name");--> statement-breakpoint
CREATE INDEX "open_adr_resources_key" ON "open_adr_resources" USING btree ("key_id","created_at");--> statement-breakpoint
CREATE INDEX "open_adr_subscriptions_key" ON "open_adr_subscriptions" USING btree ("key_id","created_at");--> statement-breakpoint
CREATE INDEX "open_adr_subscriptions_brand" ON "open_adr_subscriptions" USING btree ("brand");