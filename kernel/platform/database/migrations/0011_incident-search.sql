-- Returns the words of a text without case, accents and apostrophes, separated by a blank. Each begins with a key of its
-- organization: one index then holds the words of every organization apart, and finding a common word costs an organization
-- nothing for what others have recorded. Two organizations may have the same key, so the organization is a condition as well.
-- The collation is ICU's, since that of the database may know no letters but those of ASCII.
CREATE FUNCTION search_words(organization_id uuid, content text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    regexp_replace(normalize(lower(content COLLATE "und-x-icu"), NFD), '[\u0300-\u036f''\u2018\u2019\u02bb]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'),
  '[[:alnum:]]+', 'o' || right(organization_id::text, 8) || '\&', 'g');
--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_words(organization_id, coalesce(what, '') || ' ' || coalesce(what_details, '') || ' ' || coalesce(address, '') || ' ' || coalesce(location_notes, ''))), 'A') || setweight(to_tsvector('simple', search_words(organization_id, coalesce(people_details, '') || ' ' || jsonb_path_query_array(people, '$[*].* ? (@.type() == "string" || @.type() == "number")')::text || ' ' || jsonb_path_query_array(vehicles, '$[*].* ? (@.type() == "string" || @.type() == "number")')::text)), 'B')) STORED;--> statement-breakpoint
CREATE INDEX "incident_by_when" ON "incident" USING btree ("organization_id","when","id") WHERE "incident"."deleted" is null;--> statement-breakpoint
CREATE INDEX "incident_by_what" ON "incident" USING btree ("organization_id","what","when","id") WHERE "incident"."deleted" is null;--> statement-breakpoint
CREATE INDEX "incident_by_words" ON "incident" USING gin ("search") WITH (fastupdate=false) WHERE "incident"."deleted" is null;