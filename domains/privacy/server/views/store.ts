import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { detailsView } from '#platform/database/schema/views.ts';
import type { ViewFilter } from '#privacy/contract';

export type ViewRow = typeof detailsView.$inferSelect;
/** A view before it is known whether it is the first of its day. */
export type NewView = Omit<ViewRow, 'id'>;

/** How many rows one statement writes. */
const batchSize = 500;

/** What makes two views one: the same person, thing and way on the same day. */
export function viewKeyOf({ organizationId, by, day, what, way, subjectId }: NewView): string {
  return `${organizationId} ${by} ${day} ${what} ${way} ${subjectId}`;
}

/** Writes views, each added to what the same person saw of the same thing on that day. No two of them have the same key. */
export async function addViews(tx: Transaction, views: readonly NewView[]): Promise<void> {
  // Two processes that write the same ones take them in the same order, so that neither waits for the other for ever.
  const rows = views.map((view) => ({ ...view, id: newId() }));
  const ordered = rows.sort((one, other) => (viewKeyOf(one) < viewKeyOf(other) ? -1 : 1));
  for (let from = 0; from < ordered.length; from += batchSize)
    await tx
      .insert(detailsView)
      .values(ordered.slice(from, from + batchSize))
      .onConflictDoUpdate({
        target: [
          detailsView.organizationId,
          detailsView.by,
          detailsView.day,
          detailsView.what,
          detailsView.way,
          detailsView.subjectId,
        ],
        set: {
          times: sql`${detailsView.times} + excluded.times`,
          amount: sql`greatest(${detailsView.amount}, excluded.amount)`,
          first: sql`least(${detailsView.first}, excluded.first)`,
          last: sql`greatest(${detailsView.last}, excluded.last)`,
        },
      });
}

interface ViewsPage {
  limit: number;
  after?: string | undefined;
  filter?: ViewFilter | undefined;
}

const { id, type, name, when } = patrol;

/** Returns a page of the log, the latest first by the time at which each was first seen, each with its patrol. */
export function listViews(db: Reader, organizationId: string, { limit, after, filter = {} }: ViewsPage) {
  const { by, what, of } = filter;
  return db
    .select({ view: detailsView, patrol: { id, type, name, when } })
    .from(detailsView)
    .leftJoin(
      patrol,
      and(eq(patrol.organizationId, detailsView.organizationId), eq(patrol.id, detailsView.subjectId)),
    )
    .where(
      and(
        eq(detailsView.organizationId, organizationId),
        after === undefined ? undefined : lt(detailsView.id, after),
        by === undefined ? undefined : eq(detailsView.by, by),
        what === undefined ? undefined : eq(detailsView.what, what),
        of === undefined ? undefined : eq(detailsView.subjectId, of),
      ),
    )
    .orderBy(desc(detailsView.id))
    .limit(limit);
}
