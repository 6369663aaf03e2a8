ALTER TABLE "person" ADD COLUMN "first_signed_in" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "person" SET "first_signed_in" = (SELECT min("issued") FROM "session" WHERE "session"."person_id" = "person"."id") WHERE "password_hash" IS NOT NULL;
