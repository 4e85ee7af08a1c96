CREATE TABLE "kept_tax_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"year" integer NOT NULL,
	"name" text NOT NULL,
	"tin_type" text,
	"tin" text,
	"last_four" text,
	"status" text,
	"address" jsonb,
	"cash" bigint NOT NULL,
	"gift_cards" bigint NOT NULL,
	"prizes" bigint NOT NULL,
	"total" bigint NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_tax_records_year" ON "kept_tax_records" USING btree ("brand","year");--> statement-breakpoint
CREATE INDEX "kept_tax_records_end" ON "kept_tax_records" USING btree ("kept_until");