import type { TypedFields } from '#lib/drafts/draft-store.ts';
import { fieldTexts } from '#texts/shared.ts';
import { fuelParts } from '../fields/fuel.ts';
import { recordFinishFieldTexts, recordFuelTexts } from '../texts.ts';
import { incidentLabels, vehicleLabels } from './fields/labels.ts';
import { recordIncidentTexts, recordStartTexts } from './texts.ts';

/** What the fields of the record's forms are called. One of another build has its own name, so that nothing of it is lost. */
const names = (): Record<string, string> => ({
  ...incidentLabels(),
  address: fieldTexts.where,
  coordinates: fieldTexts.place,
  notes: fieldTexts.notes,
  name: fieldTexts.name,
  phone: fieldTexts.phone,
  email: fieldTexts.email,
  ...vehicleLabels(),
  reportedStolen: recordIncidentTexts.stolen,
  hasLivery: recordIncidentTexts.livery,
  started: recordStartTexts.time,
  policeEventNumber: recordStartTexts.eventNumber,
  startOdometer: recordStartTexts.odometer,
  finished: recordFinishFieldTexts.time,
  finishOdometer: recordFinishFieldTexts.odometer,
  fuel: recordFuelTexts.level,
});

/** Returns all that stands in a form that was never saved, a line for each field, as whoever enters it elsewhere needs it. */
export function typedText({ began, typed }: TypedFields): string {
  return linesOf({ ...began, ...typed }).join('\n');
}

function linesOf(values: object): string[] {
  return Object.entries(values).flatMap(([field, value]) => {
    if (!Array.isArray(value)) return lineOf(names()[field] ?? field, textOf(value, field));
    return value.flatMap((one, at) => lineOf(numbered(field, at + 1), textOf(one)));
  });
}

function lineOf(name: string, text: string): string[] {
  return text ? [`${name}: ${text}`] : [];
}

function numbered(field: string, number: number): string {
  if (field === 'people') return recordIncidentTexts.person({ number });
  return field === 'vehicles' ? recordIncidentTexts.vehicle({ number }) : `${field} ${number}`;
}

/** Returns a value in words; blank for one that nobody can have typed. */
function textOf(value: unknown, field?: string): string {
  if (typeof value === 'number') return field === 'fuel' ? `${value}/${fuelParts}` : String(value);
  if (typeof value === 'string') return field === 'key' ? '' : value.trim();
  if (typeof value !== 'object' || value === null) return '';
  if ('latitude' in value && 'longitude' in value) return `${value.latitude}, ${value.longitude}`;
  return linesOf(value).join(', ');
}
