CREATE TABLE "delivery_faults" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"utility_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"line" integer NOT NULL,
	"code" text NOT NULL,
	"fault" text NOT NULL,
	"number_last4" text,
	"member_id" uuid
);
--> statement-breakpoint
ALTER TABLE "delivery_faults" ADD CONSTRAINT "delivery_faults_utility_id_utilities_id_fk" FOREIGN KEY ("utility_id") REFERENCES "public"."utilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_faults" ADD CONSTRAINT "delivery_faults_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_faults_once" ON "delivery_faults" USING btree ("utility_id","sha256","line","code");--> statement-breakpoint
CREATE INDEX "delivery_faults_latest" ON "delivery_faults" USING btree ("utility_id","received_at");