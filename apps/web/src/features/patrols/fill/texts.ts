import {
  type FillProposal,
  fillRefusalText,
  formatDateTime,
  openPlaces,
  type PatrolListItem,
  restText,
  standsInTheWayTexts,
} from '@patrolbook/contract';
import type { FilledPatrol } from './values.ts';

/** `1 place`, `3 places` */
export function placesText(count: number): string {
  return `${count} ${count === 1 ? 'place' : 'places'}`;
}

/** `12 patrols want 19 more people` */
export function wantedText(patrols: readonly PatrolListItem[]): string {
  const places = patrols.reduce((sum, patrol) => sum + openPlaces(patrol), 0);
  const who = patrols.length === 1 ? '1 patrol wants' : `${patrols.length} patrols want`;
  return `${who} ${places} more ${places === 1 ? 'person' : 'people'}`;
}

/** `17 of 19 places filled` */
export function filledText(filled: readonly FilledPatrol[]): string {
  const places = filled.reduce((sum, { item }) => sum + item.places, 0);
  const taken = filled.reduce((sum, { item }) => sum + item.proposed.length, 0);
  return `${taken} of ${placesText(places)} filled`;
}

type NameOf = (personId: string) => string;

/** `Hemi WALKER cannot go that day (Sat 5 Dec 2026, 21:00)` */
export function droppedText(
  { patrolId, personId, because }: FillProposal['dropped'][number],
  patrols: readonly PatrolListItem[],
  { restHours, zone, nameOf }: { restHours: number; zone: string; nameOf: NameOf },
): string {
  const when = patrols.find(({ _id }) => _id === patrolId)?.when;
  const on = when ? ` (${formatDateTime(when, zone)})` : '';
  return `${nameOf(personId)} ${fillRefusalText(because, restHours)}${on}`;
}

/** Says which rules stand in the way of a place that stays free, and what would help. */
export function whyFreeTexts(
  { places, proposed, standsInTheWay, lessRest }: FilledPatrol['item'],
  restHours: number,
  nameOf: NameOf,
): string[] {
  const free = places - proposed.length;
  if (free === 0 || !standsInTheWay) return [];
  const rules = standsInTheWayTexts(standsInTheWay, restHours);
  const because = rules.length > 0 ? `: ${rules.join(', ')}` : '';
  const stays = `${placesText(free)} ${free === 1 ? 'stays' : 'stay'} free${because}.`;
  if (!lessRest) return [stays];
  return [stays, `With ${restText(lessRest.hours)}, ${lessRest.people.map(nameOf).join(' or ')} could go.`];
}
