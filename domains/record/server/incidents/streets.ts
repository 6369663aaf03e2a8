import type { StreetService } from '#places/server/streets/service.ts';
import type { IncidentInFile } from './batches.store.ts';

/** An incident in the file, with the street that it was by. */
export type IncidentByStreet = IncidentInFile & { street: string | null };

/** Adds the streets of those that have coordinates (product 18.27). */
export async function withStreets(
  streets: StreetService,
  organizationId: string,
  incidents: readonly IncidentInFile[],
): Promise<IncidentByStreet[]> {
  const placed = incidents.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  const named = (await streets.nameAll(organizationId, placed)).values();
  return incidents.map((incident) => {
    const isPlaced = incident.latitude !== null && incident.longitude !== null;
    return { ...incident, street: isPlaced ? (named.next().value ?? null) : null };
  });
}
