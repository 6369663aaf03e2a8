CREATE TABLE "message" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"audience" text NOT NULL,
	"patrol_id" uuid,
	"month" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent" timestamp (3) with time zone NOT NULL,
	"sent_by" uuid NOT NULL,
	"unmailed" uuid[] NOT NULL,
	CONSTRAINT "message_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_by_sent" ON "message" USING btree ("organization_id","sent","id");