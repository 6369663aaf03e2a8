CREATE TABLE "incident" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"when" timestamp (3) with time zone NOT NULL,
	"what" text NOT NULL,
	"what_details" text,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"location_notes" text,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"people_details" text,
	"vehicles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "incident_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "ecc_log_on_notification" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "ecc_log_on_notification_by" uuid;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "ecc_log_on_response" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "ecc_log_on_response_by" uuid;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "police_event_number" text;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "ecc_log_off_notification" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "ecc_log_off_notification_by" uuid;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "ecc_log_off_response" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "ecc_log_off_response_by" uuid;--> statement-breakpoint
ALTER TABLE "incident" ADD CONSTRAINT "incident_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_by_patrol" ON "incident" USING btree ("organization_id","patrol_id","when");