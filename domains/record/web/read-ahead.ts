import {
  type DefaultError,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { eccLogOnQuery } from '#ecc/web/queries.ts';
import { isThrifty } from '#lib/browser/connection.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { aheadQuery, patrolQuery } from '#patrols/web/queries.ts';
import { vehiclesQuery } from '#vehicles/web/vehicles.ts';
import { isUnderWay, openReopenable, type ReopeningSession } from './reopening.ts';
import { runningQuery } from './running.ts';

/**
 * Reads what ECC LogOn, Start and Continue Recording need as soon as the person's own lists name a patrol under way, so that
 * they open without coverage (product 17.33). It goes on until the signal aborts.
 */
export function readAhead(session: ReopeningSession, signal: AbortSignal): void {
  const { client } = session;
  const lists = [runningQuery, aheadQuery].map(
    (query) => new QueryObserver(client, { ...query, enabled: false }), // their pages read them
  );
  const followed = new Map<string, () => void>();
  const look = () => {
    const now = serverMoment();
    const patrols = lists.flatMap((list) => list.getCurrentResult().data?.items ?? []);
    const ids = new Set(patrols.filter((patrol) => isUnderWay(patrol, now)).map(({ _id }) => _id));
    for (const id of ids) if (!followed.has(id)) followed.set(id, follow(id, session));
    for (const [id, stop] of followed) if (!ids.has(id) && followed.delete(id)) stop();
  };
  const stops = lists.map((list) => list.subscribe(look));
  look();
  signal.addEventListener('abort', () => {
    for (const stop of [...stops, ...followed.values()]) stop();
  });
}

/**
 * Reads and follows what the pages of a patrol show, until the returned function is called. They open without coverage then, for which
 * a thrifty device fetches no files before one of them is opened.
 */
function follow(patrolId: string, session: ReopeningSession): () => void {
  const { client } = session;
  const stops = [
    observe(client, patrolQuery(patrolId)),
    observe(client, eccLogOnQuery(patrolId)),
    observe(client, vehiclesQuery),
    ...(isThrifty() ? [] : [openReopenable(session)]),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reads and follows something, and keeps it in the memory too for as long as the session lives. */
function observe<Read, Data, Key extends QueryKey>(
  client: QueryClient,
  query: QueryObserverOptions<Read, DefaultError, Data, Read, Key>,
): () => void {
  return new QueryObserver(client, { ...query, gcTime: Number.POSITIVE_INFINITY }).subscribe(() => {});
}
