CREATE TABLE "erasure_request" (
	"organization_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"asked" timestamp (3) with time zone NOT NULL,
	"declined" timestamp (3) with time zone,
	"declined_by" uuid,
	"reason" text,
	CONSTRAINT "erasure_request_organization_id_person_id_pk" PRIMARY KEY("organization_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "erased" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "erased_by" uuid;--> statement-breakpoint
ALTER TABLE "erasure_request" ADD CONSTRAINT "erasure_request_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") ON DELETE no action ON UPDATE no action;