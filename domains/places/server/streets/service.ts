import type { Context } from '#platform/context.ts';
import { fairShare } from '#platform/http/pipeline/fair-share.ts';
import type { Threads } from '#platform/threads.ts';
import { isRounded } from './rounded.ts';
import type { StreetSearch, StreetsFound } from './search/find-streets.ts';
import type { Degrees } from './search/grid.ts';

/** Finds streets in a thread, one search after the other. */
export type StreetFinder = Threads<StreetSearch, StreetsFound>;

/** How many searches of one organization run at a time, and how many more may wait. */
export const share = { running: 1, waiting: 100 };

/** How many places of a file are searched for together, so that others have their turn in between. */
const together = 500;

/**
 * Says by which street a place is, if the installation has a file of streets (product 18.26). It neither keeps nor logs which places were
 * asked for.
 */
export function streetService({ settings, log }: Pick<Context, 'settings' | 'log'>, finder: StreetFinder) {
  const inTurn = fairShare(share);
  /** The failure that was logged last, so that a broken file does not fill the log. */
  let logged: string | null = null;

  /**
   * Names the street of each of a few places; null where there is none, or where the position was rounded. Throws 429 if too many
   * searches wait already.
   */
  async function name(organizationId: string, places: readonly Degrees[]): Promise<(string | null)[]> {
    const fine = places.filter((place) => !isRounded(place));
    const streets = (await find(organizationId, fine)).values();
    return places.map((place) => (isRounded(place) ? null : (streets.next().value ?? null)));
  }

  async function find(organizationId: string, places: readonly Degrees[]): Promise<(string | null)[]> {
    const { streetsFile: file } = settings;
    if (file === null || places.length === 0) return places.map(() => null);
    const search = () => finder.run({ file, places }, new AbortController().signal);
    const { streets, failure } = await inTurn(organizationId, search);
    if (failure !== null && failure !== logged)
      log.error({ failure }, 'MAP_FILE cannot be read: places are shown without their streets');
    logged = failure;
    return streets;
  }

  return {
    name,

    /** Names the streets of any number of places, for a file that is not to fail for want of them: in an outage the rest have none. */
    async nameAll(organizationId: string, places: readonly Degrees[]): Promise<(string | null)[]> {
      const streets: (string | null)[] = [];
      try {
        for (let begin = 0; begin < places.length; begin += together)
          streets.push(...(await name(organizationId, places.slice(begin, begin + together))));
      } catch (err) {
        log.error({ err }, 'streets could not be looked up, so a file is written without them');
      }
      return places.map((_, index) => streets[index] ?? null);
    },
  };
}
export type StreetService = ReturnType<typeof streetService>;
