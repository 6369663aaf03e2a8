import { allQuiet, type IncidentFilter, quietKind } from '@patrolbook/contract';
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import { calledAllQuiet } from '../../domain/patrols/incident-kind.store.ts';
import { incident } from '../../platform/database/schema/record.ts';

/** The organization whose incidents are searched, and whether people and vehicles are searched too (product 18.4). */
export interface SearchScope {
  organizationId: string;
  seesInvolved: boolean;
}

const optional = ['what', '$lte', '$lt', '$gte', '$gt', 'text'] as const;

/**
 * The optional conditions, named like their placeholders. A kind may ask for `quiet` or `notQuiet`, and reading in batches adds
 * `located`, `before` and `after`.
 */
export type Condition = (typeof optional)[number] | 'quiet' | 'notQuiet' | 'located' | 'before' | 'after';

const conditions: Record<Condition, SQL | undefined> = {
  what: eq(incident.what, sql.placeholder('what')),
  quiet: calledAllQuiet,
  notQuiet: not(calledAllQuiet),
  $lte: lte(incident.when, sql.placeholder('$lte')),
  $lt: lt(incident.when, sql.placeholder('$lt')),
  $gte: gte(incident.when, sql.placeholder('$gte')),
  $gt: gt(incident.when, sql.placeholder('$gt')),
  text: sql`${incident.search} @@ ${wordsSought()}`,
  located: and(isNotNull(incident.latitude), isNotNull(incident.longitude)),
  before: sql`(${incident.when}, ${incident.id}) < ${lastRead()}`,
  after: sql`(${incident.when}, ${incident.id}) > ${lastRead()}`,
};

/** Each set of conditions gets its own prepared statement, because the best plan depends on them. */
export function conditionsOf(filter: IncidentFilter | undefined): Condition[] {
  const { when, ...others } = filter ?? {};
  const given: Record<string, unknown> = { ...others, ...when };
  return optional
    .filter((condition) => given[condition] !== undefined)
    .flatMap((condition) => (condition === 'what' ? kindConditions(others.what) : [condition]));
}

/** The kind under which All Quiet Here is recorded is told apart from what that is called (product 18.21). */
function kindConditions(what: string | undefined): Condition[] {
  if (what === quietKind) return ['quiet'];
  return what === allQuiet.what ? ['what', 'notQuiet'] : ['what'];
}

/** Returns the values for the placeholders of these conditions. */
export function valuesOf(
  filter: IncidentFilter | undefined,
  { seesInvolved }: Pick<SearchScope, 'seesInvolved'>,
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
 * Returns a text search query: each word of the text must begin a word with one of these weights. A text without
 * words finds nothing.
 */
function wordsSought(): SQL {
  const words = sql`nullif(trim(search_words(${sql.placeholder('organizationId')}::uuid, ${sql.placeholder('text')}::text)), '')`;
  const asPrefix = sql`':*' || ${sql.placeholder('weights')}::text`;
  // A subquery is evaluated once. A generic plan would otherwise build the query again for each row that it
  // checks.
  return sql`(select to_tsquery('simple', replace(${words}, ' ', ${asPrefix} || ' & ') || ${asPrefix}))`;
}

/** The last row that was read, in the order of the list. */
function lastRead(): SQL {
  return sql`(${sql.placeholder('lastWhen')}::timestamptz, ${sql.placeholder('lastId')}::uuid)`;
}
