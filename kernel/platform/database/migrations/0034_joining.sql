CREATE TABLE "join_request" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text,
	"asked" timestamp (3) with time zone NOT NULL,
	"confirmed" timestamp (3) with time zone,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "join_request_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "join_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "join_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "join_request_by_id" ON "join_request" USING btree ("id");--> statement-breakpoint
CREATE INDEX "join_request_by_expiry" ON "join_request" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "join_request_once" ON "join_request" USING btree ("organization_id",lower("email")) WHERE "join_request"."confirmed" is not null;