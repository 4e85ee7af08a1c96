CREATE TABLE "allowances" (
	"key" text PRIMARY KEY NOT NULL,
	"empty_at" timestamp with time zone NOT NULL
);
