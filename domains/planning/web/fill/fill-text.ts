import { formatDateTime } from '#contract';
import { openPlaces, type PatrolListItem } from '#patrols/contract';
import { type FillProposal, fillRefusalText, restText, standsInTheWayTexts } from '#planning/contract';
import { patrolFillTexts } from './texts.ts';
import type { FilledPatrol } from './values.ts';

/** `12 patrols want 19 more people.` */
export function wantedText(patrols: readonly PatrolListItem[]): string {
  const places = patrols.reduce((sum, patrol) => sum + openPlaces(patrol), 0);
  return patrolFillTexts.want(patrols.length, { people: patrolFillTexts.morePeople(places) });
}

/** `17 of 19 places filled` */
export function filledText(filled: readonly FilledPatrol[]): string {
  const places = filled.reduce((sum, { item }) => sum + item.places, 0);
  const taken = filled.reduce((sum, { item }) => sum + item.proposed.length, 0);
  return patrolFillTexts.filled(places, { taken });
}

type NameOf = (personId: string) => string;

/** `Hemi WALKER cannot go that day (Sat 5 Dec 2026, 21:00)` */
export function droppedText(
  { patrolId, personId, because }: FillProposal['dropped'][number],
  patrols: readonly PatrolListItem[],
  { restHours, zone, nameOf }: { restHours: number; zone: string; nameOf: NameOf },
): string {
  const when = patrols.find(({ _id }) => _id === patrolId)?.when;
  const refused = { name: nameOf(personId), reason: fillRefusalText(because, restHours) };
  return when
    ? patrolFillTexts.refusedOn({ ...refused, when: formatDateTime(when, zone) })
    : patrolFillTexts.refused(refused);
}

/** Says which rules stand in the way of a place that stays free, and what would help. */
export function whyFreeTexts(
  { places, proposed, standsInTheWay, lessRest }: FilledPatrol['item'],
  restHours: number,
  nameOf: NameOf,
): string[] {
  const free = places - proposed.length;
  if (free === 0 || !standsInTheWay) return [];
  const rules = standsInTheWayTexts(standsInTheWay, restHours).join(', ');
  const stays = rules ? patrolFillTexts.staysFreeSince(free, { rules }) : patrolFillTexts.staysFree(free);
  if (!lessRest) return [stays];
  const people = lessRest.people.map(nameOf).reduce((one, other) => patrolFillTexts.either({ one, other }));
  return [stays, patrolFillTexts.withLessRest({ rest: restText(lessRest.hours), people })];
}
