CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid,
	"when" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"reason" text,
	"ips" text[] NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "audit_event_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "password_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_by_end" ON "attempt" USING btree ("window_ends");--> statement-breakpoint
CREATE INDEX "audit_event_by_person" ON "audit_event" USING btree ("organization_id","person_id","when");