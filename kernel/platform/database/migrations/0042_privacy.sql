CREATE TABLE "privacy" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"days" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"begins" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"swept" date
);
--> statement-breakpoint
CREATE TABLE "privacy_change" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"clock" text NOT NULL,
	"former_days" integer NOT NULL,
	"days" integer NOT NULL,
	"when" timestamp (3) with time zone NOT NULL,
	"by" uuid NOT NULL,
	CONSTRAINT "privacy_change_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "privacy_hold" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"incident_id" uuid,
	"reason" text NOT NULL,
	"until" date NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"released" timestamp (3) with time zone,
	"released_by" uuid,
	CONSTRAINT "privacy_hold_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "privacy_removal" (
	"organization_id" uuid NOT NULL,
	"date" date NOT NULL,
	"clock" text NOT NULL,
	"days" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "privacy_removal_organization_id_date_clock_pk" PRIMARY KEY("organization_id","date","clock")
);
--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "involved_removed" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "privacy" ADD CONSTRAINT "privacy_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_change" ADD CONSTRAINT "privacy_change_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_hold" ADD CONSTRAINT "privacy_hold_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_hold" ADD CONSTRAINT "privacy_hold_incident" FOREIGN KEY ("organization_id","incident_id") REFERENCES "public"."incident"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_removal" ADD CONSTRAINT "privacy_removal_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_hold_by_patrol" ON "privacy_hold" USING btree ("organization_id","patrol_id");--> statement-breakpoint
CREATE INDEX "privacy_hold_current" ON "privacy_hold" USING btree ("organization_id","until") WHERE "privacy_hold"."released" is null;--> statement-breakpoint
CREATE INDEX "guest_with_contact" ON "guest" USING btree ("organization_id","patrol_id") WHERE "guest"."phone" is not null or "guest"."email" is not null;--> statement-breakpoint
CREATE INDEX "audit_event_by_when" ON "audit_event" USING btree ("organization_id","when");--> statement-breakpoint
CREATE INDEX "former_incident_involved" ON "former_incident" USING btree ("organization_id","incident_id") WHERE (incident -> 'people' <> '[]'::jsonb or incident ->> 'peopleDetails' is not null or incident ? 'extra' or incident -> 'vehicles' @? '$[*] ? (@.rego != null || exists(@.extra))');--> statement-breakpoint
CREATE INDEX "incident_involved" ON "incident" USING btree ("organization_id","when") WHERE (people <> '[]'::jsonb or people_details is not null or extra is not null or vehicles @? '$[*] ? (@.rego != null || exists(@.extra))');--> statement-breakpoint
CREATE INDEX "set_aside_involved" ON "set_aside" USING btree ("organization_id","patrol_id") WHERE (kind in ('incident', 'edit') and ((entry -> 'people' <> '[]'::jsonb or entry ->> 'peopleDetails' is not null or entry ? 'extra' or entry -> 'vehicles' @? '$[*] ? (@.rego != null || exists(@.extra))') or patch ?| array['people', 'peopleDetails', 'vehicles', 'extra']));