CREATE TABLE "program_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"program_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"member_count" integer NOT NULL,
	"watts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_statement_counts" (
	"program_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"counted_watts" bigint NOT NULL,
	CONSTRAINT "program_statement_counts_program_id_member_id_pk" PRIMARY KEY("program_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "program_statements" ADD CONSTRAINT "program_statements_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_statement_counts" ADD CONSTRAINT "program_statement_counts_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_statement_counts" ADD CONSTRAINT "program_statement_counts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_statements_program" ON "program_statements" USING btree ("program_id","made_at");--> statement-breakpoint
CREATE INDEX "program_statement_counts_member" ON "program_statement_counts" USING btree ("member_id");