ALTER TABLE "ecc_reply" ALTER COLUMN "raw" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ecc_reply" ADD COLUMN "notification_id" uuid;--> statement-breakpoint
CREATE INDEX "ecc_reply_with_raw" ON "ecc_reply" USING btree ("when") WHERE "ecc_reply"."raw" is not null;