CREATE TABLE "details_view" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"by" uuid NOT NULL,
	"what" text NOT NULL,
	"way" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount" integer,
	"times" integer NOT NULL,
	"first" timestamp (3) with time zone NOT NULL,
	"last" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "details_view_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "details_view_of_day" UNIQUE("organization_id","by","day","what","way","subject_id")
);
--> statement-breakpoint
CREATE INDEX "details_view_by_subject" ON "details_view" USING btree ("organization_id","subject_id","id");--> statement-breakpoint
CREATE INDEX "details_view_by_first" ON "details_view" USING btree ("organization_id","first");