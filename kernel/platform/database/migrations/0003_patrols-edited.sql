CREATE TABLE "kept_answer" (
	"organization_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_answer_organization_id_person_id_route_key_pk" PRIMARY KEY("organization_id","person_id","route","key")
);
--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "double_booked" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "double_booked_by" uuid;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_answer" ADD CONSTRAINT "kept_answer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_answer_by_created" ON "kept_answer" USING btree ("created");