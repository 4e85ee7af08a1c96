CREATE TABLE "open_adr_vens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"key_id" uuid NOT NULL,
	"name" text NOT NULL,
	"attributes" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_adr_vens" ADD CONSTRAINT "open_adr_vens_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "open_adr_vens_name" ON "open_adr_vens" USING btree ("brand","name");--> statement-breakpoint
CREATE INDEX "open_adr_vens_key" ON "open_adr_vens" USING btree ("key_id","created_at");