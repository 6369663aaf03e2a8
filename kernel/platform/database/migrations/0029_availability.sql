CREATE TABLE "availability" (
	"organization_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"kind" text NOT NULL,
	"from" date NOT NULL,
	"until" date,
	"weekdays" smallint[] NOT NULL,
	CONSTRAINT "availability_organization_id_person_id_number_pk" PRIMARY KEY("organization_id","person_id","number")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "patrols_a_month" smallint;--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") ON DELETE no action ON UPDATE no action;