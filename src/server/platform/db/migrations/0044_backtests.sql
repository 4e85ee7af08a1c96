CREATE TABLE "backtest_homes" (
	"backtest_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"member_id" uuid,
	"results" jsonb,
	CONSTRAINT "backtest_homes_backtest_id_place_pk" PRIMARY KEY("backtest_id","place")
);
--> statement-breakpoint
CREATE TABLE "backtests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"plan" jsonb NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"homes_total" integer NOT NULL,
	"homes_done" integer DEFAULT 0 NOT NULL,
	"figures" jsonb
);
--> statement-breakpoint
ALTER TABLE "backtest_homes" ADD CONSTRAINT "backtest_homes_backtest_id_backtests_id_fk" FOREIGN KEY ("backtest_id") REFERENCES "public"."backtests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backtests_due" ON "backtests" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "backtests_brand" ON "backtests" USING btree ("brand","started_at");