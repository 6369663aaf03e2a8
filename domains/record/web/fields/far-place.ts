import { type Coordinate, kilometresBetween } from '#contract';
import { isInNewZealand } from '#ecc/contract';
import type { Location, Patrol } from '#patrols/contract';
import { numberText } from '#texts/locale.ts';
import { recordCheckTexts } from '../texts.ts';
import type { Question } from './question.ts';

/** Kilometres that no patrol drives between two of its entries. */
const unlikely = 300;

/** The middle of New Zealand, and the kilometres within which all of it is, with the Chatham Islands. */
const newZealand = { latitude: -41, longitude: 174, within: 1500 };

/**
 * Returns the question whether a place is right: it is far from wherever the patrol has been, or else from the country (product 17.61). A
 * device without satellites may say that it is at 0,0.
 */
export function placeQuestion(
  location: Location | null,
  { started, incidents }: Pick<Patrol, 'started' | 'incidents'>,
  zone: string,
): Question | null {
  const here = coordinateOf(location);
  if (!here) return null;
  const places = [started, ...incidents].flatMap((entry) => coordinateOf(entry?.location ?? null) ?? []);
  const isFirst = places.length === 0;
  const from = isFirst && isInNewZealand(zone) ? [newZealand] : places;
  const away = Math.min(...from.map((place) => kilometresBetween(here, place)));
  if (from.length === 0 || away <= (isFirst ? newZealand.within : unlikely)) return null;
  const distance = `${numberText(Math.round(away))} km`;
  const text = isFirst ? recordCheckTexts.farFromHome : recordCheckTexts.farFromPatrol;
  return { title: recordCheckTexts.place, text: text({ distance }) };
}

function coordinateOf(location: Location | null): Coordinate | null {
  const { latitude = null, longitude = null } = location ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
