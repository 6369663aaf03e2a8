CREATE TABLE "erasure" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid,
	"incidents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"chosen" timestamp (3) with time zone NOT NULL,
	"chosen_by" uuid NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "erasure_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;