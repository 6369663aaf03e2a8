import { addHours } from '#contract';

/** What has happened to a patrol, as those who did it know it. All times are instants; a null has not happened. */

export interface Member {
  id: string;
  email: string;
  lastName: string;
}

/** An organization of the trial. */
export interface Group {
  id: string;
  code: string;
  zone: string;
  /** Where the police read its log-ons. */
  ecc: string;
  admin: Member;
  /** Watchers, by how they want the notices about patrols. */
  each: Member;
  daily: Member;
  weekly: Member;
  /** Who is sent the summaries. */
  reader: Member;
  patrollers: Membership[];
}

/** A patroller, from when they were added until they left. */
export interface Membership extends Member {
  joined: string;
  left: string | null;
}

interface Answer {
  at: string;
  /** `asked`: what was said before counts no more, as the patrol was moved. */
  is: 'accepted' | 'declined' | 'asked';
}

/** A place on a crew. */
export interface Place {
  who: Member;
  since: string;
  until: string | null;
  answers: Answer[];
}

/** An offer of a free place, or of one's own to whoever takes over. */
interface Offer {
  at: string;
  /** Whose place it is; null for a free one. */
  of: Member | null;
  /** Who is asked. */
  asked: Member[];
  taken: { at: string; by: Member } | null;
}

export interface Night {
  id: string;
  group: Group;
  callSign: string;
  when: string;
  hours: number;
  crew: Place[];
  guest: string | null;
  finalized: string | null;
  moved: { at: string; from: string } | null;
  cancelled: string | null;
  offers: Offer[];
  loggedOn: string | null;
  numbered: string | null;
  started: string | null;
  entries: { id: string; at: string }[];
  extended: { at: string; hours: number } | null;
  acknowledged: string | null;
  finished: string | null;
}

export function startOf({ when, moved }: Pick<Night, 'when' | 'moved'>, at: string): string {
  return moved && at < moved.at ? moved.from : when;
}

/** When it ends by what is planned now. */
export const endOf = ({ when, hours, extended }: Pick<Night, 'when' | 'hours' | 'extended'>) =>
  addHours(when, extended?.hours ?? hours);

/** What somebody's last word was at a moment; null if they were asked and have not answered. */
export function answerAt({ answers }: Place, at: string): 'accepted' | 'declined' | null {
  const last = answers.findLast((answer) => answer.at <= at)?.is ?? 'asked';
  return last === 'asked' ? null : last;
}

/** Who was on the crew at a moment: those who have not declined. */
export function crewAt({ crew }: Pick<Night, 'crew'>, at: string): Place[] {
  return crew.filter(
    (place) =>
      place.since <= at && (place.until === null || place.until > at) && answerAt(place, at) !== 'declined',
  );
}
