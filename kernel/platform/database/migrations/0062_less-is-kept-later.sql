CREATE TABLE "privacy_shortening" (
	"organization_id" uuid NOT NULL,
	"clock" text NOT NULL,
	"days" integer NOT NULL,
	"chosen" timestamp (3) with time zone NOT NULL,
	"chosen_by" uuid NOT NULL,
	"counts" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "privacy_shortening_organization_id_clock_pk" PRIMARY KEY("organization_id","clock")
);
--> statement-breakpoint
ALTER TABLE "privacy_hold" ADD COLUMN "release_chosen" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "privacy_hold" ADD COLUMN "releases" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "privacy_shortening" ADD CONSTRAINT "privacy_shortening_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;