CREATE TABLE "periodic_task_run" (
	"task" text PRIMARY KEY NOT NULL,
	"ran" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_incident" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"incident" jsonb,
	"replaced" timestamp (3) with time zone NOT NULL,
	"replaced_by" uuid NOT NULL,
	"deleted" boolean NOT NULL,
	CONSTRAINT "former_incident_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "overdue_alarm" (
	"organization_id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"step" integer NOT NULL,
	"raised" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "overdue_alarm_organization_id_patrol_id_until_step_pk" PRIMARY KEY("organization_id","patrol_id","until","step")
);
--> statement-breakpoint
ALTER TABLE "patrol_extension" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "odometer" double precision;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "odometer_when" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "by" uuid;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "recorded" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "received" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "edited" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "deleted" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "overdue_acknowledged" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "overdue_acknowledged_by" uuid;--> statement-breakpoint
ALTER TABLE "former_incident" ADD CONSTRAINT "former_incident_incident" FOREIGN KEY ("organization_id","incident_id") REFERENCES "public"."incident"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_incident" ADD CONSTRAINT "former_incident_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overdue_alarm" ADD CONSTRAINT "overdue_alarm_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_incident_by_patrol" ON "former_incident" USING btree ("organization_id","patrol_id","replaced","id");--> statement-breakpoint
CREATE INDEX "patrol_out" ON "patrol" USING btree ("organization_id","when","id") WHERE "patrol"."started" is not null and "patrol"."finished" is null;