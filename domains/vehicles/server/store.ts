import { and, desc, eq, gt, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract';
import { after, day } from '#platform/clock.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { onPage, preparedList } from '#platform/database/list.ts';
import { testPatrol } from '#platform/database/patrol-conditions.store.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { vehicle } from '#platform/database/schema/vehicles.ts';
import type { Vehicle, vehicleRoutes } from '#vehicles/contract';

/** An organization has a few vehicles; a form offers no more than these. */
const maxOffered = 20;

const looks = { rego: vehicle.rego, make: vehicle.make, model: vehicle.model, color: vehicle.color };

/** Returns the vehicles that a form offers, the most recently used first. */
export function listRecentVehicles(db: Reader, organizationId: string): Promise<Vehicle[]> {
  return db
    .select(looks)
    .from(vehicle)
    .where(eq(vehicle.organizationId, organizationId))
    .orderBy(desc(vehicle.lastUsed), desc(vehicle.rego))
    .limit(maxOffered);
}

/** Returns a page of the organization's vehicles with their odometers, and the number of all. */
export function listVehicles(
  db: Reader,
  organizationId: string,
  page: QueryOf<typeof vehicleRoutes.listVehicles>,
) {
  return vehiclesList(db, page, { organizationId });
}

const { odometer, odometerWhen } = vehicle;

const vehiclesList = preparedList({
  name: 'vehicles',
  table: vehicle,
  where: eq(vehicle.organizationId, sql.placeholder('organizationId')),
  sorts: { lastUsed: vehicle.lastUsed },
  id: vehicle.rego,
  page: (db, parts) =>
    onPage(db.select({ ...looks, odometer, odometerWhen, matches: parts.matches }).from(vehicle), parts),
});

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

/** Remembers that a vehicle was used, though perhaps only its rego is known. An earlier use changes nothing. */
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

/**
 * Remembers a known vehicle's odometer at a finish, unless a later finish is known. A finish dated in the future
 * does not count as one. `reading` is in kilometres.
 */
export async function rememberOdometer(
  tx: Transaction,
  organizationId: string,
  rego: string,
  { reading, when }: { reading: number; when: string },
  now: string,
): Promise<void> {
  const isLater = or(isNull(odometerWhen), lt(odometerWhen, when), gt(odometerWhen, after(now, day)));
  await tx
    .update(vehicle)
    .set({ odometer: reading, odometerWhen: when })
    .where(and(eq(vehicle.organizationId, organizationId), eq(vehicle.rego, rego), isLater));
}

/** After a finish was voided, goes back to the odometer of the vehicle's last remaining finish, or to none. */
export async function restoreOdometer(
  tx: Transaction,
  organizationId: string,
  rego: string,
  now: string,
): Promise<void> {
  const byRego = and(eq(vehicle.organizationId, organizationId), eq(vehicle.rego, rego));
  const finished = sql<string>`(${patrol.finished}->>'finished')::timestamptz`;
  const reading = sql<number>`(${patrol.finished}->'vehicle'->>'finishOdometer')::double precision`;
  const [last] = await tx
    .select({ odometer: reading, odometerWhen: sql<string>`${patrol.finished}->>'finished'` })
    .from(patrol)
    .where(
      and(
        eq(patrol.organizationId, organizationId),
        sql`${patrol.started}->'vehicle'->>'rego' = ${rego}`,
        isNotNull(reading),
        lte(finished, after(now, day)),
        isNull(patrol.deleted),
        not(testPatrol),
      ),
    )
    .orderBy(desc(finished))
    .limit(1);
  await tx
    .update(vehicle)
    .set(last ?? { odometer: null, odometerWhen: null })
    .where(byRego);
}
