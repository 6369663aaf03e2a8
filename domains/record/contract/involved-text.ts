import { capitalized, isPresent } from '#contract';
import type { IncidentPerson, IncidentVehicle } from '#patrols/contract';
import { extraText, joinParts } from './text.ts';

/** How the people and vehicles of an incident read: in the history, and in a cell of its file. Missing values are left out. */

const stolen = 'reported stolen';
const livery = 'with livery';

/** `Silver 2009 Mazda Demio, NPR418, not reported stolen` */
export function vehicleText(vehicle: IncidentVehicle): string | null {
  const { color, year, make, model, type, rego, reportedStolen, hasLivery, extra } = vehicle;
  const looks = [color, year, make, model, type].filter(isPresent).join(' ');
  const known = isPresent(reportedStolen) ? `${reportedStolen ? '' : 'not '}${stolen}` : null;
  const text = joinParts([looks, rego, hasLivery ? livery : null, known, extraText(extra)]);
  return text && capitalized(text);
}

/** `Sam, 021 555 0100` */
export function personText({ name, phone, email, extra }: IncidentPerson): string | null {
  return joinParts([name, phone, email, extraText(extra)]);
}

type Values = readonly (string | number | null | undefined)[];

/** What a cell has of a person. */
export function personValues({ name, phone, email }: IncidentPerson): Values {
  return [name, phone, email];
}

/** What a cell has of a vehicle: `NPR418, Silver, Mazda, reported stolen`. Marks that are not set are left out. */
export function vehicleValues(vehicle: IncidentVehicle): Values {
  const { rego, color, make, model, type, year, reportedStolen, hasLivery } = vehicle;
  return [rego, color, make, model, type, year, reportedStolen ? stolen : null, hasLivery ? livery : null];
}

/** Returns the cell of all who or what was involved: `J. Smith, 021 555 0142; A. Jones` */
export function listed(involved: readonly Values[]): string {
  return involved.map((values) => values.filter(isPresent).join(', ')).join('; ');
}
