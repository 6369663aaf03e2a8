-- Whose each address is, in a table that could lie whole on every machine, while people lie with their organization (decision 80).
CREATE TABLE "person_address" (
	"address" text PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "person_address_of_person" UNIQUE("organization_id","person_id","address")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "taken_address" text GENERATED ALWAYS AS (case when finished is null then lower(email) end) STORED;--> statement-breakpoint
INSERT INTO "person_address" SELECT "taken_address", "organization_id", "id" FROM "person" WHERE "taken_address" IS NOT NULL;--> statement-breakpoint
-- Checked when the transaction ends: whoever changes an address writes both tables, one after the other.
ALTER TABLE "person" ADD CONSTRAINT "person_taken_address" FOREIGN KEY ("organization_id","id","taken_address") REFERENCES "public"."person_address"("organization_id","person_id","address") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
DROP INDEX "person_email";--> statement-breakpoint
-- Processes of the former release write people alone. This writes the other table for them; a later release drops it.
CREATE FUNCTION "keep_person_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM person_address
		WHERE organization_id = old.organization_id AND person_id = old.id AND address IS DISTINCT FROM new.taken_address;
	INSERT INTO person_address SELECT new.taken_address, new.organization_id, new.id
		WHERE new.taken_address IS NOT NULL ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "person_address_kept" AFTER INSERT OR DELETE OR UPDATE OF "email", "finished" ON "person"
	FOR EACH ROW EXECUTE FUNCTION "keep_person_address"();
