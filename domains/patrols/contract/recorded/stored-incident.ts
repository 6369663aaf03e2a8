import type { Incident } from './incident.ts';

/** An incident that is stored whole. One that was stored before a fact was added lacks it (decision 37). */
export type StoredIncident = Omit<Incident, 'timeUncertain'> & Partial<Pick<Incident, 'timeUncertain'>>;

/** Returns an incident that was stored whole, with what was not asked of it then. */
export function presentStoredIncident(incident: StoredIncident): Incident {
  return { ...incident, timeUncertain: incident.timeUncertain ?? false };
}
