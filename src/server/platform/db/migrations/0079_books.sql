CREATE TABLE "ledger_days" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"account" text NOT NULL,
	"in_watts" bigint NOT NULL,
	"out_watts" bigint NOT NULL,
	CONSTRAINT "ledger_days_brand_day_account_pk" PRIMARY KEY("brand","day","account")
);
--> statement-breakpoint
CREATE TABLE "liability_ages" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"from_days" integer NOT NULL,
	"watts" bigint NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "liability_ages_brand_day_from_days_pk" PRIMARY KEY("brand","day","from_days")
);
--> statement-breakpoint
CREATE INDEX "ledger_entries_brand" ON "ledger_entries" USING btree ("brand","booked_at");