CREATE TABLE "offer" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"assignment_id" uuid,
	"reason" text,
	"created" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"taken" timestamp (3) with time zone,
	"taken_by" uuid,
	"withdrawn" timestamp (3) with time zone,
	"withdrawn_by" uuid,
	CONSTRAINT "offer_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "offer_recipient" (
	"organization_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"asked" timestamp (3) with time zone NOT NULL,
	"link_id" uuid NOT NULL,
	CONSTRAINT "offer_recipient_organization_id_offer_id_person_id_pk" PRIMARY KEY("organization_id","offer_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_assignment" FOREIGN KEY ("organization_id","assignment_id") REFERENCES "public"."assignment"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_recipient" ADD CONSTRAINT "offer_recipient_offer" FOREIGN KEY ("organization_id","offer_id") REFERENCES "public"."offer"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_recipient" ADD CONSTRAINT "offer_recipient_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_recipient" ADD CONSTRAINT "offer_recipient_link" FOREIGN KEY ("link_id") REFERENCES "public"."link_token"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_by_patrol" ON "offer" USING btree ("organization_id","patrol_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_of_free_places" ON "offer" USING btree ("organization_id","patrol_id") WHERE "offer"."assignment_id" is null and "offer"."withdrawn" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_of_assignment" ON "offer" USING btree ("organization_id","assignment_id") WHERE "offer"."assignment_id" is not null and "offer"."withdrawn" is null and "offer"."taken" is null;--> statement-breakpoint
CREATE INDEX "offer_recipient_by_person" ON "offer_recipient" USING btree ("organization_id","person_id");