CREATE TABLE "second_step" (
	"organization_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"last_interval" integer NOT NULL,
	"recovery_codes" text[] NOT NULL,
	CONSTRAINT "second_step_organization_id_person_id_pk" PRIMARY KEY("organization_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "began" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "second_step" ADD CONSTRAINT "second_step_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;