CREATE TABLE "set_aside" (
	"organization_id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"by" uuid,
	"entry" jsonb NOT NULL,
	"moment" timestamp (3) with time zone,
	"kept" timestamp (3) with time zone NOT NULL,
	"why" text,
	"voided_by" uuid,
	"reason" text,
	"logged_off" timestamp (3) with time zone,
	CONSTRAINT "set_aside_organization_id_patrol_id_kind_id_pk" PRIMARY KEY("organization_id","patrol_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "set_aside" ADD CONSTRAINT "set_aside_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;