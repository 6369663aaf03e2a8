import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { after, hour, minute } from '#platform/clock.ts';
import { vehicle } from '#platform/database/schema/vehicles.ts';
import { testApp } from '#server/testing/app.ts';
import { now } from '#server/testing/night.ts';
import { began, buildRecord, buildRunning, underWay, waited } from '#server/testing/record.ts';
import { vehicleRoutes } from '#vehicles/contract';

const app = testApp();
const rego = 'KLM127';
const corolla = { rego, make: 'Toyota', model: 'Corolla', color: 'silver' };
const unknown = { make: null, model: null, color: null, odometer: null };
const started = { started: began, vehicle: { rego, startOdometer: 61_000 } };

describe('the vehicles of an organization', () => {
  it('are listed to its members, the last used first, page by page [17.12]', async () => {
    const { organizationId, recipient } = await buildRecord(app);
    const regos = ['A1', 'B2', 'C3'];
    await app.database
      .insert(vehicle)
      .values(regos.map((each, n) => ({ organizationId, rego: each, lastUsed: after(now, n * minute) })));
    const call = await app.as(recipient);
    const first = await call(vehicleRoutes.listVehicles, { query: { limit: 2 } });
    expect(first.body).toEqual({
      items: [
        { rego: 'C3', ...unknown },
        { rego: 'B2', ...unknown },
      ],
      matches: 3,
    });
    const { body } = await call(vehicleRoutes.listVehicles, { query: { skip: 2 } });
    expect(body).toEqual({ items: [{ rego: 'A1', ...unknown }], matches: 3 });
    expect((await call(vehicleRoutes.listVehicles, { query: { skip: 3 } })).body).toEqual({
      items: [],
      matches: 3,
    });
  });

  it('are remembered from a start, and stay as a log-on described them [17.12]', async () => {
    const { ofHemi, logOn } = await buildRecord(app);
    await logOn({ vehicle: corolla });
    app.clock.advance(minute);
    await logOnElsewhere();
    await ofHemi.start({ vehicle: { rego: 'klm127', startOdometer: null } });
    expect((await ofHemi.vehicles()).body.items).toEqual([{ ...corolla, odometer: null }]);
    const other = await buildRecord(app);
    await other.ofHemi.start({ vehicle: { rego: 'NEW1', startOdometer: 5 } });
    expect((await other.ofHemi.vehicles()).body.items).toEqual([{ rego: 'NEW1', ...unknown }]);

    /** Logs on, in another organization, with a vehicle of the same rego, which must stay unchanged. */
    async function logOnElsewhere() {
      const { logOn: other } = await buildRecord(app);
      app.clock.set(after(now, minute));
      expect((await other({ vehicle: { rego, make: 'Mazda' } })).status).toBe(200);
    }
  });

  it('are no earlier used for a start that has waited [17.12]', async () => {
    const { ofHemi, organizationId } = await buildRecord(app);
    await app.database.insert(vehicle).values({ organizationId, rego, lastUsed: after(now, hour) });
    await app.database
      .insert(vehicle)
      .values({ organizationId, rego: 'B2', lastUsed: after(now, 30 * minute) });
    app.clock.set(after(now, 2 * hour));
    const times = waited(120, { by: app.clock.now() });
    await ofHemi.start({ started: now, vehicle: { rego, startOdometer: null }, ...times });
    expect((await ofHemi.vehicles()).body.items.map((each) => each.rego)).toEqual([rego, 'B2']);
  });

  it('have the odometer of their last finish [17.12]', async () => {
    const { ofHemi, organizationId } = await buildRunning(app, { started });
    const { id: elsewhere } = await app.buildOrganization();
    const both = [organizationId, elsewhere].map((id) => ({
      organizationId: id,
      ...corolla,
      lastUsed: began,
    }));
    await app.database.insert(vehicle).values(both);
    const finish = (reading: number | null) => ofHemi.finish({ vehicle: { finishOdometer: reading } });
    expect((await finish(61_044.5)).status).toBe(200);
    const odometer = { reading: 61_044.5, when: underWay };
    expect((await ofHemi.vehicles()).body.items).toEqual([{ ...corolla, odometer }]);
    const foreign = app.database.select().from(vehicle).where(eq(vehicle.organizationId, elsewhere));
    expect(await foreign).toMatchObject([{ odometer: null }]);
  });

  it.each([
    ['earlier', -1, 61_044],
    ['later', 1, 70_000],
    ['days ahead, which it cannot be', 2 * 24 * hour, 61_044],
  ])('keep the later of two: a known one is %s', async (_when, by, reading) => {
    const { ofHemi, organizationId } = await buildRunning(app, { started });
    const known = { odometer: 70_000, odometerWhen: after(underWay, by) };
    await app.database.insert(vehicle).values({ organizationId, ...corolla, lastUsed: began, ...known });
    await ofHemi.finish({ vehicle: { finishOdometer: 61_044 } });
    expect((await ofHemi.vehicles()).body.items[0]?.odometer?.reading).toBe(reading);
  });

  it('are not remembered from test patrols [17.12]', async () => {
    const { ofHemi, organizationId } = await buildRecord(app, { callSign: 'TEST' });
    await ofHemi.start({ vehicle: { rego, startOdometer: 1 } });
    expect((await ofHemi.vehicles()).body.items).toEqual([]);
    await app.database.insert(vehicle).values({ organizationId, ...corolla, lastUsed: began });
    app.clock.advance(minute);
    expect((await ofHemi.finish({ vehicle: { finishOdometer: 2 } })).status).toBe(200);
    expect((await ofHemi.vehicles()).body.items[0]?.odometer).toBeNull();
  });
});
