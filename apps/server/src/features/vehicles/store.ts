import type { QueryOf, recordRoutes, Vehicle } from '@patrolbook/contract';
import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { matchesOf } from '../../platform/database/matches.ts';
import { vehicle } from '../../platform/database/schema/vehicles.ts';

/** An organization has a few; more are not offered. */
const maxOffered = 20;

const looks = { rego: vehicle.rego, make: vehicle.make, model: vehicle.model, color: vehicle.color };
const latestFirst = [desc(vehicle.lastUsed), desc(vehicle.rego)];

/** Returns the vehicles that a form offers, the most recently used first. */
export function listOffered(db: Reader, organizationId: string): Promise<Vehicle[]> {
  return db
    .select(looks)
    .from(vehicle)
    .where(eq(vehicle.organizationId, organizationId))
    .orderBy(...latestFirst)
    .limit(maxOffered);
}

/** Returns a page of the organization's vehicles with their odometers, and the number of all. */
export async function listVehicles(
  db: Reader,
  organizationId: string,
  { limit, skip }: QueryOf<typeof recordRoutes.listVehicles>,
) {
  const all = db.select({ matches: count() }).from(vehicle).where(eq(vehicle.organizationId, organizationId));
  const { odometer, odometerWhen } = vehicle;
  const rows = await db
    .select({ ...looks, odometer, odometerWhen, matches: sql<number>`(${all})::int` })
    .from(vehicle)
    .where(eq(vehicle.organizationId, organizationId))
    .orderBy(...latestFirst)
    .limit(limit)
    .offset(skip);
  return { rows, matches: (await matchesOf(rows, () => all)) ?? 0 };
}

/** Remembers a vehicle as it was described last. */
export async function rememberVehicle(
  tx: Transaction,
  organizationId: string,
  { rego, make, model, color }: Vehicle,
  lastUsed: string,
): Promise<void> {
  const described = { make, model, color, lastUsed };
  await tx
    .insert(vehicle)
    .values({ organizationId, rego, ...described })
    .onConflictDoUpdate({ target: [vehicle.organizationId, vehicle.rego], set: described });
}

/** Remembers that a vehicle was used, of which perhaps no more is known than its rego. An earlier use changes nothing. */
export async function rememberUse(
  tx: Transaction,
  organizationId: string,
  rego: string,
  lastUsed: string,
): Promise<void> {
  await tx
    .insert(vehicle)
    .values({ organizationId, rego, lastUsed })
    .onConflictDoUpdate({
      target: [vehicle.organizationId, vehicle.rego],
      set: { lastUsed },
      setWhere: lt(vehicle.lastUsed, lastUsed),
    });
}

/** Remembers a remembered vehicle's odometer at a finish, unless a later finish is known. `reading` is in kilometres. */
export async function rememberOdometer(
  tx: Transaction,
  organizationId: string,
  rego: string,
  { reading, when }: { reading: number; when: string },
): Promise<void> {
  await tx
    .update(vehicle)
    .set({ odometer: reading, odometerWhen: when })
    .where(
      and(
        eq(vehicle.organizationId, organizationId),
        eq(vehicle.rego, rego),
        or(isNull(vehicle.odometerWhen), lt(vehicle.odometerWhen, when)),
      ),
    );
}
