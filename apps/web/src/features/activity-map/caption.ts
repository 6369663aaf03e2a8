import type { IncidentSearch } from '../../domain/incidents/incident-filter.ts';
import { periodText } from '../../lib/time/period.ts';
import { type Brush, brushText } from './brush.ts';

/** What a saved picture says: how many incidents, what they are narrowed to, and whose the map is. */
export function captionOf(
  { kind, search, ...period }: IncidentSearch,
  brush: Brush,
  count: number,
  sources: string,
): string[] {
  const parts = [kind ?? 'All kinds', periodText(period), search && `“${search}”`, brushText(brush)];
  const filter = parts.filter(Boolean).join(' · ');
  return [`${count === 1 ? '1 incident' : `${count} incidents`} · ${filter}`, ...(sources ? [sources] : [])];
}
