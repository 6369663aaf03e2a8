ALTER TABLE "person" ADD COLUMN "first_signed_in" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "person" SET "first_signed_in" = coalesce((SELECT min("issued") FROM "session" WHERE "session"."person_id" = "person"."id"), "started") WHERE "password_hash" IS NOT NULL;
