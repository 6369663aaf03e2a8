CREATE TABLE "person_pair" (
	"organization_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "person_pair_organization_id_person_id_other_id_pk" PRIMARY KEY("organization_id","person_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "batch" uuid;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "undone" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "experienced_on_each" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "experienced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person_pair" ADD CONSTRAINT "person_pair_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_pair" ADD CONSTRAINT "person_pair_other" FOREIGN KEY ("organization_id","other_id") REFERENCES "public"."person"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_by_batch" ON "assignment" USING btree ("organization_id","batch") WHERE "assignment"."batch" is not null;