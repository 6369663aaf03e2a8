CREATE TABLE "crew_correction" (
	"organization_id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"change" text NOT NULL,
	"person_id" uuid,
	"guest_id" uuid,
	"when" timestamp (3) with time zone NOT NULL,
	"by" uuid NOT NULL,
	CONSTRAINT "crew_correction_organization_id_patrol_id_id_pk" PRIMARY KEY("organization_id","patrol_id","id")
);
--> statement-breakpoint
ALTER TABLE "crew_correction" ADD CONSTRAINT "crew_correction_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_correction" ADD CONSTRAINT "crew_correction_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_correction" ADD CONSTRAINT "crew_correction_guest" FOREIGN KEY ("organization_id","guest_id") REFERENCES "public"."guest"("organization_id","id") ON DELETE no action ON UPDATE no action;