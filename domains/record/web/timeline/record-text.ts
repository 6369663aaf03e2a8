import { capitalized, isPresent } from '#contract';
import type { IncidentPerson, IncidentVehicle } from '#patrols/contract';
import { extraText, joinParts } from '#record/contract';
import { patrolTimelineTexts } from '#texts/patrols/timeline.ts';

/** Formats who and what was involved in an incident. Missing values are left out. */

/** `Silver 2009 Mazda Demio, NPR418, not reported stolen` */
export function vehicleText(vehicle: IncidentVehicle): string | null {
  const { color, year, make, model, type, rego, reportedStolen, hasLivery, extra } = vehicle;
  const looks = [color, year, make, model, type].filter(isPresent).join(' ');
  const stolen = !isPresent(reportedStolen)
    ? null
    : patrolTimelineTexts.stolen(reportedStolen ? 'yes' : 'no');
  const livery = hasLivery ? patrolTimelineTexts.withLivery : null;
  const text = joinParts([looks, rego, livery, stolen, extraText(extra)]);
  return text && capitalized(text);
}

export function personText({ name, phone, email, extra }: IncidentPerson): string | null {
  return joinParts([name, phone, email, extraText(extra)]);
}
