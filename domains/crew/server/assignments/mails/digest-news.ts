import type { Move } from '#patrols/server/schedule/service.ts';
import type { Reader } from '#platform/database/connect.ts';
import { grouped } from '#platform/grouped.ts';
import type { StoredMail } from '#platform/mail/store.ts';
import { listPatrolsMailData, type PatrolMailData } from '../../mail-data.store.ts';
import { findUntold, isAsTold, isOutdated } from './moved-mail.ts';
import { quoteMessages } from './personal-message.ts';
import type { QuotedMessage } from './personal-messages.tsx';
import { AboutPatrol } from './subjects.ts';

/** What is new about one patrol, in a digest. */
interface News {
  data: PatrolMailData;
  is: 'planned' | 'changed' | 'cancelled';
  /** What the watcher was last told of a changed one. */
  former: Move['before'] | undefined;
  messages: QuotedMessage[];
}

/** The kinds of the notices of a patrol. */
export interface NoticeKinds {
  planned: string;
  changed: string;
  cancelled: string;
}

interface AllNews {
  /** The earliest patrol first. */
  news: News[];
  /** The ids of the notices of which nothing is told: the patrol is again as the watcher knows it, or a later notice tells it. */
  leftOut: string[];
}

/** Reads what the notices that a digest carries have to tell: each patrol once, as it is now. */
export async function readNews(
  db: Reader,
  organizationId: string,
  { notices, kinds }: { notices: readonly StoredMail[]; kinds: NoticeKinds },
): Promise<AllNews> {
  const inOrder = notices.toSorted((one, other) => compare(one.created + one.id, other.created + other.id));
  const byPatrol = grouped(inOrder, (notice) => AboutPatrol.parse(notice).subject.patrolId);
  const patrols = await listPatrolsMailData(db, organizationId, [...byPatrol.keys()]);
  const news: News[] = [];
  for (const data of patrols) {
    const one = await newsOf(db, data, { notices: byPatrol.get(data.id) ?? [], kinds });
    if (one) news.push(one);
  }
  const told = new Set(news.map(({ data }) => data.id));
  const leftOut = [...byPatrol].flatMap(([id, of]) => (told.has(id) ? [] : of.map((notice) => notice.id)));
  return { news: news.toSorted((one, other) => compare(one.data.when, other.data.when)), leftOut };
}

/** Returns null if there is nothing to tell. A cancellation, or a later move, may have been told by a mail of its own. */
async function newsOf(
  db: Reader,
  data: PatrolMailData,
  { notices, kinds }: { notices: readonly StoredMail[]; kinds: NoticeKinds },
): Promise<News | null> {
  const of = (kind: string) => notices.filter((notice) => notice.kind === kind);
  const quote = (mails: readonly object[]) => quoteMessages(db, data.organizationId, mails);
  const [cancelled, moves] = [of(kinds.cancelled), of(kinds.changed)];
  const subjects = (mails: readonly StoredMail[]) => mails.map(({ subject }) => subject);
  if (data.cancelled) {
    if (cancelled.length === 0) return null;
    return { data, is: 'cancelled', former: undefined, messages: await quote(subjects(cancelled)) };
  }
  if (of(kinds.planned).length > 0)
    return { data, is: 'planned', former: undefined, messages: await quote(subjects(moves)) };
  const last = moves.at(-1);
  if (!last || isOutdated(last, data)) return null;
  const told = await findUntold(db, last, { kind: kinds.planned, cause: data.id });
  if (isAsTold(told.former, data)) return null;
  return { data, is: 'changed', former: told.former, messages: await quote(told.moves) };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
