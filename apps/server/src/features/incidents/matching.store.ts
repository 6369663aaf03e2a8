import type { IncidentFilter } from '@patrolbook/contract';
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { incident } from '../../platform/database/schema/record.ts';

/** In whose incidents to search, and whether by their people and vehicles too (product 18.4). */
export interface Searcher {
  organizationId: string;
  seesInvolved: boolean;
}

const optional = ['what', '$lte', '$lt', '$gte', '$gt', 'text'] as const;

/** The optional conditions, by the name of their placeholder; `located`, `before` and `after` are those of reading in batches. */
export type Condition = (typeof optional)[number] | 'located' | 'before' | 'after';

const conditions: Record<Condition, SQL | undefined> = {
  what: eq(incident.what, sql.placeholder('what')),
  $lte: lte(incident.when, sql.placeholder('$lte')),
  $lt: lt(incident.when, sql.placeholder('$lt')),
  $gte: gte(incident.when, sql.placeholder('$gte')),
  $gt: gt(incident.when, sql.placeholder('$gt')),
  text: sql`${incident.search} @@ ${wordsSought()}`,
  located: and(isNotNull(incident.latitude), isNotNull(incident.longitude)),
  before: sql`(${incident.when}, ${incident.id}) < ${lastRead()}`,
  after: sql`(${incident.when}, ${incident.id}) > ${lastRead()}`,
};

/** Each set of conditions gets a prepared statement of its own, since the best plan depends on them. */
export function conditionsOf(filter: IncidentFilter | undefined): Condition[] {
  const { when, ...others } = filter ?? {};
  const given: Record<string, unknown> = { ...others, ...when };
  return optional.filter((condition) => given[condition] !== undefined);
}

/** Returns the values for the placeholders of these conditions. */
export function valuesOf(
  filter: IncidentFilter | undefined,
  { seesInvolved }: Pick<Searcher, 'seesInvolved'>,
) {
  const { when, ...others } = filter ?? {};
  return { ...others, ...when, weights: seesInvolved ? 'AB' : 'A' };
}

/** Returns the condition of the organization's incidents that match. Deleted ones never do. */
export function matching(given: readonly Condition[]): SQL | undefined {
  return and(
    eq(incident.organizationId, sql.placeholder('organizationId')),
    isNull(incident.deleted),
    ...given.map((condition) => conditions[condition]),
  );
}

/**
 * Returns the query that each word of the text must begin a word that has one of these weights. A text without a word finds
 * nothing.
 */
function wordsSought(): SQL {
  const words = sql`nullif(trim(search_words(${sql.placeholder('organizationId')}::uuid, ${sql.placeholder('text')}::text)), '')`;
  const asPrefix = sql`':*' || ${sql.placeholder('weights')}::text`;
  // A subquery is evaluated once. The plan for any values would otherwise build the query again for each row that it checks.
  return sql`(select to_tsquery('simple', replace(${words}, ' ', ${asPrefix} || ' & ') || ${asPrefix}))`;
}

/** The place in the order of the list up to which it has been read. */
function lastRead(): SQL {
  return sql`(${sql.placeholder('lastWhen')}::timestamptz, ${sql.placeholder('lastId')}::uuid)`;
}
