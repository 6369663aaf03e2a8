ALTER TABLE "person" ADD COLUMN "invited" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "person" SET "invited" = coalesce(
  (SELECT max("mail"."created") FROM "mail"
    WHERE "mail"."organization_id" = "person"."organization_id" AND "mail"."recipient" = "person"."id"::text AND "mail"."kind" = 'invitation'),
  "started"
) WHERE "email" IS NOT NULL AND "organization_id" IS NOT NULL;
