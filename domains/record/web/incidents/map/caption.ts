import { periodText } from '#lib/time/period.ts';
import type { IncidentSearch } from '../incident-filter.ts';
import { type Brush, brushText } from './brush.ts';
import { incidentMapTexts } from './texts.ts';

/** Returns the text of a saved picture: how many incidents, their filter, and the owners of the map. */
export function captionOf(filter: IncidentSearch, brush: Brush, count: number, sources: string): string[] {
  const kinds = filter.kind ? [] : [incidentMapTexts.allKinds];
  const parts = [incidentMapTexts.incidents(count), ...kinds, ...narrowings(filter, brush)];
  return [parts.join(' · '), ...(sources ? [sources] : [])];
}

/** What narrows the incidents, each as a text: kind, period, words and brush. */
export function narrowings({ kind, search, ...period }: IncidentSearch, brush: Brush): string[] {
  const parts = [kind, periodText(period), search && `“${search}”`, brushText(brush)];
  return parts.flatMap((part) => part || []);
}
