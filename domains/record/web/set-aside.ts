import { formatTime } from '#contract';
import { isTest, kindOf, type Patrol, type SetAside } from '#patrols/contract';
import { setAsideTexts } from './texts.ts';
import { type Entry, finishEntry, incidentEntry, startEntry } from './timeline/timeline.ts';

/** What is set aside of a patrol, in words (product 17.15 and 17.16). */

/** Returns the entry of what is set aside. */
export function entryOf(aside: SetAside): Entry {
  switch (aside.kind) {
    case 'start':
      return { ...startEntry(aside.entry), what: setAsideTexts.start };
    case 'finish':
      return { ...finishEntry(aside.entry), what: setAsideTexts.finish };
    case 'edit': {
      const text = aside.deletes ? setAsideTexts.deletion : setAsideTexts.edit;
      return { ...incidentEntry(aside.entry), what: text({ what: kindOf(aside.entry) }) };
    }
    case 'incident':
      return incidentEntry(aside.entry);
  }
}

/** Returns the voiding that matters now: of the start if the patrol is not started, of the finish if it runs. */
export function currentVoid({ started, finished, setAside = [] }: Patrol) {
  const kind = started ? 'finish' : 'start';
  const voided = setAside.flatMap((aside) => (aside.voided ? [{ kind: aside.kind, ...aside.voided }] : []));
  return finished ? undefined : voided.find((one) => one.kind === kind);
}

/** Returns what is kept for review, the latest first. */
export function keptForReview({ setAside = [] }: Patrol) {
  return setAside.flatMap(({ kind, why }) => (why ? [{ kind, why }] : []));
}

/**
 * Returns what to do about a log-off that the ECC may have received though the patrol runs again; null if there
 * is nothing to do.
 */
export function logOffAdvice(
  patrol: Pick<Patrol, 'name' | 'callSign' | 'finished'>,
  loggedOff: string | null,
  zone: string,
): string | null {
  if (loggedOff === null || patrol.finished || isTest(patrol)) return null;
  return setAsideTexts.ringEcc({ time: formatTime(loggedOff, zone) });
}
