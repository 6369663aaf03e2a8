CREATE TABLE "ecc_notification" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"when" timestamp (3) with time zone NOT NULL,
	"by" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"recipient" text NOT NULL,
	"training" boolean NOT NULL,
	"message" jsonb NOT NULL,
	"phone" text,
	"vehicle" jsonb,
	"overt" boolean,
	"notes" text,
	"stand_down_reason" text,
	CONSTRAINT "ecc_notification_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "ecc_reply" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"when" timestamp (3) with time zone NOT NULL,
	"from" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"outcome" text NOT NULL,
	"raw" "bytea" NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "ecc_reply_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "ecc_reply_once" UNIQUE("organization_id","patrol_id","digest")
);
--> statement-breakpoint
CREATE TABLE "ecc_response" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"when" timestamp (3) with time zone NOT NULL,
	"police_event_number" text,
	"via" text NOT NULL,
	"by" uuid,
	CONSTRAINT "ecc_response_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "patrol_extension" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"when" timestamp (3) with time zone NOT NULL,
	"by" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"former_hours" double precision NOT NULL,
	"hours" double precision NOT NULL,
	CONSTRAINT "patrol_extension_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "vehicle" (
	"organization_id" uuid NOT NULL,
	"rego" text NOT NULL,
	"make" text,
	"model" text,
	"color" text,
	"last_used" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vehicle_organization_id_rego_pk" PRIMARY KEY("organization_id","rego")
);
--> statement-breakpoint
ALTER TABLE "link_token" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "link_token" ADD COLUMN "ecc_notification_id" uuid;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "id_number" text;--> statement-breakpoint
ALTER TABLE "ecc_notification" ADD CONSTRAINT "ecc_notification_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecc_reply" ADD CONSTRAINT "ecc_reply_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecc_response" ADD CONSTRAINT "ecc_response_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_extension" ADD CONSTRAINT "patrol_extension_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ecc_notification_once" ON "ecc_notification" USING btree ("organization_id","patrol_id","kind") WHERE "ecc_notification"."kind" in ('log-on', 'log-off');--> statement-breakpoint
CREATE INDEX "ecc_notification_by_patrol" ON "ecc_notification" USING btree ("organization_id","patrol_id");--> statement-breakpoint
CREATE INDEX "ecc_reply_by_patrol" ON "ecc_reply" USING btree ("organization_id","patrol_id","when");--> statement-breakpoint
CREATE INDEX "ecc_response_by_patrol" ON "ecc_response" USING btree ("organization_id","patrol_id");--> statement-breakpoint
CREATE INDEX "patrol_extension_by_patrol" ON "patrol_extension" USING btree ("organization_id","patrol_id");--> statement-breakpoint
CREATE INDEX "vehicle_by_use" ON "vehicle" USING btree ("organization_id","last_used","rego");--> statement-breakpoint
ALTER TABLE "link_token" ADD CONSTRAINT "link_token_ecc_notification" FOREIGN KEY ("organization_id","ecc_notification_id") REFERENCES "public"."ecc_notification"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "link_token_of_ecc_notification" ON "link_token" USING btree ("organization_id","ecc_notification_id") WHERE "link_token"."ecc_notification_id" is not null;