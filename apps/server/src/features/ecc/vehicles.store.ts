import type { Vehicle } from '@patrolbook/contract';
import { desc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { vehicle } from '../../platform/database/schema/vehicles.ts';

/** An organization has a few; more are not offered. */
const maxOffered = 20;

/** Returns the organization's vehicles, the most recently used first. */
export function listVehicles(db: Reader, organizationId: string): Promise<Vehicle[]> {
  return db
    .select({ rego: vehicle.rego, make: vehicle.make, model: vehicle.model, color: vehicle.color })
    .from(vehicle)
    .where(eq(vehicle.organizationId, organizationId))
    .orderBy(desc(vehicle.lastUsed), desc(vehicle.rego))
    .limit(maxOffered);
}

/** Remembers a vehicle as it was described last. */
export async function rememberVehicle(
  tx: Transaction,
  organizationId: string,
  { rego, make, model, color }: Vehicle,
  lastUsed: string,
): Promise<void> {
  const looks = { make, model, color, lastUsed };
  await tx
    .insert(vehicle)
    .values({ organizationId, rego, ...looks })
    .onConflictDoUpdate({ target: [vehicle.organizationId, vehicle.rego], set: looks });
}
