CREATE TABLE "program_enrollments" (
	"program_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_enrollments_program_id_member_id_pk" PRIMARY KEY("program_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "statement_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"program_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"paid_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "statement_payments_amount" CHECK ("statement_payments"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "program_enrollments" ADD CONSTRAINT "program_enrollments_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payments" ADD CONSTRAINT "statement_payments_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payments" ADD CONSTRAINT "statement_payments_statement_id_program_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."program_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_enrollments_first" ON "program_enrollments" USING btree ("program_id","first_at");--> statement-breakpoint
CREATE INDEX "program_enrollments_member" ON "program_enrollments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "statement_payments_statement" ON "statement_payments" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_payments_program" ON "statement_payments" USING btree ("program_id");--> statement-breakpoint
INSERT INTO program_enrollments (program_id, member_id, first_at)
  SELECT program_id, member_id, enrolled_at FROM utility_connections WHERE program_id IS NOT NULL AND enrolled_at IS NOT NULL;
--> statement-breakpoint
-- Whoever enrolls a home, its first time in the program is kept.
CREATE FUNCTION keep_first_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO program_enrollments (program_id, member_id, first_at)
    VALUES (NEW.program_id, NEW.member_id, NEW.enrolled_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER utility_connections_first_enrollment AFTER INSERT OR UPDATE OF program_id, enrolled_at ON utility_connections
  FOR EACH ROW WHEN (NEW.program_id IS NOT NULL AND NEW.enrolled_at IS NOT NULL) EXECUTE FUNCTION keep_first_enrollment();
