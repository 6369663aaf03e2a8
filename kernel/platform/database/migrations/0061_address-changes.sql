CREATE TABLE "address_change" (
	"organization_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"former" text NOT NULL,
	"email" text,
	"mail_via" uuid,
	"asked" timestamp (3) with time zone NOT NULL,
	"asked_by" uuid NOT NULL,
	"done" timestamp (3) with time zone,
	"due" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "address_change_organization_id_person_id_pk" PRIMARY KEY("organization_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "has_signed_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Who left and came back lost when they first signed in; the history of signing in remembers those of two years.
UPDATE "person" SET "has_signed_in" = true WHERE "first_signed_in" IS NOT NULL OR EXISTS (
	SELECT FROM "audit_event" WHERE "audit_event"."organization_id" = "person"."organization_id" AND "audit_event"."person_id" = "person"."id" AND "audit_event"."event" = 'sign-in-success'
);--> statement-breakpoint
ALTER TABLE "address_change" ADD CONSTRAINT "address_change_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_change_by_id" ON "address_change" USING btree ("id");--> statement-breakpoint
CREATE INDEX "address_change_by_due" ON "address_change" USING btree ("due");