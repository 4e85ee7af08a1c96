CREATE TABLE "money_entries" (
	"cause_key" text NOT NULL,
	"line" smallint NOT NULL,
	"brand" text NOT NULL,
	"program_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_entries_cause_key_line_pk" PRIMARY KEY("cause_key","line")
);
--> statement-breakpoint
CREATE TABLE "program_rates" (
	"program_id" uuid NOT NULL,
	"from_month" text NOT NULL,
	"per_kwh" integer NOT NULL,
	"per_kw_month" integer NOT NULL,
	"per_enrollment" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_rates_program_id_from_month_pk" PRIMARY KEY("program_id","from_month")
);
--> statement-breakpoint
CREATE TABLE "program_statement_items" (
	"statement_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"program_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"month" text NOT NULL,
	"quantity" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	"corrects" integer,
	CONSTRAINT "program_statement_items_statement_id_line_pk" PRIMARY KEY("statement_id","line")
);
--> statement-breakpoint
ALTER TABLE "program_statements" ADD COLUMN "month" text;--> statement-breakpoint
ALTER TABLE "program_statements" ADD COLUMN "corrects_id" uuid;--> statement-breakpoint
ALTER TABLE "program_rates" ADD CONSTRAINT "program_rates_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_statement_items" ADD CONSTRAINT "program_statement_items_statement_id_program_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."program_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_statement_items" ADD CONSTRAINT "program_statement_items_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_entries_brand" ON "money_entries" USING btree ("brand","booked_at");--> statement-breakpoint
CREATE INDEX "program_statement_items_month" ON "program_statement_items" USING btree ("program_id","month");--> statement-breakpoint
ALTER TABLE "program_statements" ADD CONSTRAINT "program_statements_corrects_id_program_statements_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."program_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_statements_corrects" ON "program_statements" USING btree ("corrects_id");--> statement-breakpoint
CREATE UNIQUE INDEX "program_statements_month" ON "program_statements" USING btree ("program_id","month") WHERE corrects_id is null;--> statement-breakpoint
-- Statements, their items and the books in money are append-only, and the entries of a posting add up to zero.
CREATE TRIGGER money_entries_append_only BEFORE UPDATE OR DELETE ON money_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER program_statement_items_append_only BEFORE UPDATE OR DELETE ON program_statement_items
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION post_money_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced record;
BEGIN
  SELECT cause_key, sum(amount) AS off INTO unbalanced
    FROM inserted GROUP BY cause_key, currency HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % is off by %', unbalanced.cause_key, unbalanced.off USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER money_entries_post AFTER INSERT ON money_entries
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION post_money_entries();
