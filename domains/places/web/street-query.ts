import { queryOptions } from '@tanstack/react-query';
import { limits } from '#contract';
import { call } from '#lib/api/api.ts';
import { streetRoutes } from '#places/contract';

/** A place whose street is asked for, and what waits for the answer. */
interface Asked {
  place: { latitude: number; longitude: number };
  answer: (street: string | null) => void;
  fail: (error: unknown) => void;
}

const asked: Asked[] = [];
let asking = false;

/**
 * The street that a place is by; null if there is none (product 18.26). It is the same as long as the page is open. Without coverage it
 * is asked for once the server is reached.
 */
export function streetQuery(latitude: number, longitude: number) {
  return queryOptions({
    queryKey: ['street', latitude, longitude],
    queryFn: () => ask({ latitude, longitude }),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'online',
  });
}

/** Asks for the streets of all places of a page together, as soon as the page has been drawn. */
function ask(place: Asked['place']): Promise<string | null> {
  return new Promise((answer, fail) => {
    asked.push({ place, answer, fail });
    if (asking) return;
    asking = true;
    setTimeout(askTogether);
  });
}

/** One call after the other, so that a crew's entries never wait behind several. */
async function askTogether(): Promise<void> {
  for (let some = take(); some.length > 0; some = take()) {
    try {
      const places = some.map(({ place }) => place);
      const { streets } = await call(streetRoutes.nameStreets, { body: { places } });
      for (const [index, { answer }] of some.entries()) answer(streets[index] ?? null);
    } catch (error) {
      for (const { fail } of some) fail(error);
    }
  }
  asking = false;
}

function take(): Asked[] {
  return asked.splice(0, limits.streets.max);
}
