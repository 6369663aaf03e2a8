import { queryOptions } from '@tanstack/react-query';
import { mapSettings } from '#lib/browser/page.ts';
import { incidentMapTexts } from './texts.ts';

/** A place that was found. */
export interface FoundPlace {
  name: string;
  longitude: number;
  latitude: number;
}

/** The fewest letters that are looked up: less would find anything. */
const minLetters = 4;

const maxFound = 5;

/** Looks an address up at the installation's Nominatim server, which the browser calls itself. */
export function addressQuery(text: string) {
  return queryOptions({
    queryKey: ['addresses', text],
    queryFn: ({ signal }) => findAddresses(text, signal),
    enabled: text.length >= minLetters,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function findAddresses(text: string, signal: AbortSignal): Promise<FoundPlace[]> {
  const url = new URL(mapSettings.geocoderUrl);
  for (const [name, value] of Object.entries({ format: 'jsonv2', limit: String(maxFound), q: text }))
    url.searchParams.set(name, value);
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(incidentMapTexts.addressesUnanswered);
  return addressesIn(await response.json());
}

/** Reads Nominatim's answer, which has numbers as text. What is no address is left out. */
export function addressesIn(found: unknown): FoundPlace[] {
  if (!Array.isArray(found)) return [];
  return found.flatMap((place: unknown) => {
    if (typeof place !== 'object' || place === null) return [];
    const { display_name: name, lon, lat } = { display_name: null, lon: null, lat: null, ...place };
    const [longitude, latitude] = [Number(lon ?? Number.NaN), Number(lat ?? Number.NaN)];
    const isPlace = typeof name === 'string' && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
    return isPlace ? [{ name, longitude, latitude }] : [];
  });
}
