DROP INDEX "offer_of_assignment";--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "in_return_id" uuid;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "next_turn" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "ask_in_turn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_in_return" FOREIGN KEY ("organization_id","in_return_id") REFERENCES "public"."assignment"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_in_turn" ON "offer" USING btree ("next_turn") WHERE "offer"."next_turn" is not null and "offer"."withdrawn" is null and "offer"."taken" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_of_assignment" ON "offer" USING btree ("organization_id","assignment_id",coalesce("in_return_id", "assignment_id")) WHERE "offer"."assignment_id" is not null and "offer"."withdrawn" is null and "offer"."taken" is null;