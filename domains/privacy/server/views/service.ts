import type { QueryOf, Route } from '#contract';
import type { Context } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import type { ViewsOf } from '#platform/http/pipeline/register.ts';
import { type View, type ViewSubject, type ViewWay, viewRoutes } from '#privacy/contract';
import { gatheredViews } from './gathered.ts';
import { seenIn } from './seen.ts';
import { addViews, listViews, type NewView, type ViewRow } from './store.ts';

/** The log of who saw personal details (product 22.20 to 22.22, decision 89). */
export function viewService({ database, clock, log }: Context) {
  const gathered = gatheredViews({ database, log });

  /** Returns what logs the answers of a route; null if they show nothing of people. */
  const ofRoute: ViewsOf = (route) => {
    const seen = seenIn(route);
    if (!seen) return null;
    const way = wayOf(route);
    return async ({ personId: by, organizationId }, params, answer) => {
      const id = idIn(params);
      // A super administrator is of no organization, and reads of the one that the path names.
      const of = organizationId ?? id;
      const now = clock.now();
      const day = now.slice(0, 10);
      // All in one literal, since this is done for each answer (docs/performance.md).
      const views = seen(route, answer, { viewerId: by, id }).map(
        ({ what, subject, subjectId, amount }): NewView => ({
          organizationId: of,
          by,
          day,
          what,
          way,
          subject,
          subjectId: subjectId ?? of,
          amount,
          times: 1,
          first: now,
          last: now,
        }),
      );
      if (isWrittenFirst(route)) await inTransaction(database, (tx) => addViews(tx, views));
      else await gathered.add(views);
    };
  };

  return {
    ofRoute,

    /** Writes what is gathered, when a process ends. */
    close: () =>
      gathered
        .write()
        .catch((err: unknown) => log.error({ err }, 'views were lost, as they could not be written')),

    async list(
      { organizationId }: Pick<Member, 'organizationId'>,
      page: QueryOf<typeof viewRoutes.listViews>,
    ) {
      const rows = await listViews(database, organizationId, { ...page, limit: page.limit + 1 });
      return { items: rows.slice(0, page.limit).map(present), more: rows.length > page.limit };
    },
  };
}
export type ViewService = ReturnType<typeof viewService>;

/** A file takes everything out at once, and who reads the log could look for their own traces: neither is lost by a kill. */
function isWrittenFirst(route: Route): boolean {
  return wayOf(route) === 'file' || route === viewRoutes.listViews;
}

function wayOf({ method, path, safe, text, chunked }: Route): ViewWay {
  if (text ?? chunked) return 'file';
  if (method !== 'GET' && !safe) return 'change';
  return /^\/(patrol|person)\//.test(path) ? 'page' : 'list';
}

function idIn(params: unknown): string {
  const isNamed = typeof params === 'object' && params !== null && 'id' in params;
  return isNamed && typeof params.id === 'string' ? params.id : '';
}

function present({ view, patrol }: Awaited<ReturnType<typeof listViews>>[number]): View {
  const { id: _id, by, what, way, amount, times, first, last } = view;
  return { _id, by, what, way, of: subjectOf(view, patrol), amount, times, first, last };
}

function subjectOf(
  { subject, subjectId }: Pick<ViewRow, 'subject' | 'subjectId'>,
  patrol: Awaited<ReturnType<typeof listViews>>[number]['patrol'],
): ViewSubject {
  if (subject === 'person') return { kind: 'person', personId: subjectId };
  if (subject === 'several' || !patrol) return { kind: 'several' };
  const { id: _id, type, name, when } = patrol;
  return { kind: 'patrol', patrol: { _id, type, name, when } };
}
