CREATE TABLE "backtest_meters" (
	"upload_id" uuid NOT NULL,
	"meter" text NOT NULL,
	"place" integer,
	"first_day" date,
	"last_day" date,
	"days" jsonb NOT NULL,
	"readings" "bytea" NOT NULL,
	CONSTRAINT "backtest_meters_upload_id_meter_pk" PRIMARY KEY("upload_id","meter")
);
--> statement-breakpoint
CREATE TABLE "backtest_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"backtest_id" uuid,
	"file_names" text[] NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "backtest_meters" ADD CONSTRAINT "backtest_meters_upload_id_backtest_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."backtest_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backtest_uploads" ADD CONSTRAINT "backtest_uploads_backtest_id_backtests_id_fk" FOREIGN KEY ("backtest_id") REFERENCES "public"."backtests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backtest_meters_place" ON "backtest_meters" USING btree ("upload_id","place");--> statement-breakpoint
CREATE INDEX "backtest_uploads_expire" ON "backtest_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "backtest_uploads_backtest" ON "backtest_uploads" USING btree ("backtest_id");