CREATE TABLE "order_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service" text NOT NULL,
	"brand" text,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid,
	"ours" integer,
	"theirs" integer,
	"currency" text,
	"their_state" text,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"is_gone" boolean DEFAULT false NOT NULL,
	"settled_reason" text
);
--> statement-breakpoint
CREATE TABLE "order_lists" (
	"service" text PRIMARY KEY NOT NULL,
	"compared_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "order_differences_once" ON "order_differences" USING btree ("service","kind","reference");--> statement-breakpoint
CREATE INDEX "order_differences_open" ON "order_differences" USING btree ("service","found_at") WHERE settled_at is null;