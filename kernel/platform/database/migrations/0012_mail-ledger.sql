CREATE TABLE "reminder" (
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"reminded" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_organization_id_kind_subject_id_local_date_pk" PRIMARY KEY("organization_id","kind","subject_id","local_date")
);
--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_once";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "repeat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "patrol_id" uuid;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "bounced" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "to_name" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "to_address" text;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_by_start" ON "reminder" USING btree ("start");--> statement-breakpoint
CREATE INDEX "mail_by_id" ON "mail" USING btree ("id");--> statement-breakpoint
CREATE INDEX "mail_by_patrol" ON "mail" USING btree ("organization_id","patrol_id","created","id");--> statement-breakpoint
CREATE INDEX "mail_by_recipient" ON "mail" USING btree ("organization_id","recipient","created");--> statement-breakpoint
CREATE INDEX "patrol_planned" ON "patrol" USING btree ("when") WHERE "patrol"."finalized" is not null and "patrol"."cancelled" is null and "patrol"."started" is null;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_once" UNIQUE("organization_id","kind","cause","recipient","repeat");--> statement-breakpoint
UPDATE "mail" SET "patrol_id" = coalesce(
	("subject" ->> 'patrolId')::uuid,
	(SELECT "patrol_id" FROM "assignment" AS "of" WHERE "of"."organization_id" = "mail"."organization_id" AND "of"."id" = ("mail"."subject" ->> 'assignmentId')::uuid),
	(SELECT "patrol_id" FROM "guest" AS "of" WHERE "of"."organization_id" = "mail"."organization_id" AND "of"."id" = ("mail"."subject" ->> 'guestId')::uuid),
	(SELECT "patrol_id" FROM "ecc_notification" AS "of" WHERE "of"."organization_id" = "mail"."organization_id" AND "of"."id" = ("mail"."subject" ->> 'notificationId')::uuid),
	(SELECT "patrol_id" FROM "ecc_response" AS "of" WHERE "of"."organization_id" = "mail"."organization_id" AND "of"."id" = ("mail"."subject" ->> 'responseId')::uuid)
);
