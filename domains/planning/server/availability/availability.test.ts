import { describe, expect, it } from 'vitest';
import { limits } from '#contract';
import { peopleRoutes } from '#people/contract';
import { type Availability, availabilityRoutes } from '#planning/contract';
import { readRows } from '#platform/database/row-of-each.fixture.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const nothing: Availability = { periods: [], patrolsAMonth: null };
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const holiday = { kind: 'cannot' as const, from: '2026-12-20', until: '2027-01-05', weekdays: everyDay };
const tuesdays = { kind: 'rather-not' as const, from: '2026-11-01', until: null, weekdays: [2] };

describe('a patroller', () => {
  it('says when they cannot go and how often they wish to [6.19]', async () => {
    const { hemi } = await buildRoster(app);
    const call = await app.as(hemi);
    expect((await call(availabilityRoutes.getMyAvailability)).body).toEqual(nothing);

    const body = { periods: [holiday, tuesdays], patrolsAMonth: 3 };
    expect((await call(availabilityRoutes.updateMyAvailability, { body })).body).toEqual(body);
    expect((await call(availabilityRoutes.getMyAvailability)).body).toEqual(body);

    const fewer = { periods: [tuesdays], patrolsAMonth: null };
    await call(availabilityRoutes.updateMyAvailability, { body: fewer });
    expect((await call(availabilityRoutes.getMyAvailability)).body).toEqual(fewer);
  });

  it('no longer reads what is over, by the organization’s days', async () => {
    const { hemi } = await buildRoster(app);
    const until = (day: string) => ({ ...holiday, from: '2026-11-01', until: day });
    const [yesterday, today] = [until('2026-11-20'), until('2026-11-21')];
    app.clock.set('2026-11-21T10:59:59.999Z'); // still the 21st there
    const call = await app.as(hemi);
    await call(availabilityRoutes.updateMyAvailability, {
      body: { ...nothing, periods: [yesterday, today] },
    });
    expect((await call(availabilityRoutes.getMyAvailability)).body.periods).toEqual([today]);
    app.clock.advance(1);
    expect((await call(availabilityRoutes.getMyAvailability)).body.periods).toEqual([]);
  });

  it('saves at most fifty periods', async () => {
    const { hemi } = await buildRoster(app);
    const call = await app.as(hemi);
    const send = (count: number) =>
      call(availabilityRoutes.updateMyAvailability, {
        body: { ...nothing, periods: Array.from({ length: count }, () => tuesdays) },
      });
    expect((await send(limits.availability.max)).status).toBe(200);
    expect((await send(limits.availability.max + 1)).status).toBe(400);
  });

  it('keeps one whole answer of two that arrive at once', async () => {
    const { hemi } = await buildRoster(app);
    const call = await app.as(hemi);
    const bodies = [1, 2, 3, 4].map((patrolsAMonth) => ({
      periods: Array.from({ length: patrolsAMonth }, () => tuesdays),
      patrolsAMonth,
    }));
    const answers = await Promise.all(
      bodies.map((body) => call(availabilityRoutes.updateMyAvailability, { body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { periods, patrolsAMonth } = (await call(availabilityRoutes.getMyAvailability)).body;
    expect(periods).toHaveLength(patrolsAMonth ?? 0);
  });
});

describe('an admin', () => {
  it('reads and says it for somebody who told them [6.20]', async () => {
    const { admin, hemi } = await buildRoster(app);
    const call = await app.as(admin);
    const params = { id: hemi.id };
    const body = { periods: [holiday], patrolsAMonth: 1 };
    expect((await call(availabilityRoutes.updateAvailability, { params, body })).body).toEqual(body);
    const own = await app.as(hemi);
    expect((await own(availabilityRoutes.getMyAvailability)).body).toEqual(body);
  });

  it('finds nobody of another organization, and nobody who has left', async () => {
    const { hemi } = await buildRoster(app);
    const { admin, mere } = await buildRoster(app);
    const call = await app.as(admin);
    for (const body of [undefined, { ...nothing, patrolsAMonth: 9 }]) {
      const route = body ? availabilityRoutes.updateAvailability : availabilityRoutes.getAvailability;
      expect((await call(route, { params: { id: hemi.id }, ...(body && { body }) })).status).toBe(404);
    }
    const theirs = await app.as(hemi);
    expect((await theirs(availabilityRoutes.getMyAvailability)).body).toEqual(nothing);

    await call(peopleRoutes.deletePerson, { params: { id: mere.id } });
    expect((await call(availabilityRoutes.getAvailability, { params: { id: mere.id } })).status).toBe(404);
  });

  it('leaves nothing of it behind when somebody leaves [6.20]', async () => {
    const { admin, mere } = await buildRoster(app);
    const call = await app.as(admin);
    const params = { id: mere.id };
    const body = { periods: [holiday, tuesdays], patrolsAMonth: 1 };
    await call(availabilityRoutes.updateAvailability, { params, body });
    const rowsOf = async () =>
      (await readRows(app.database)).filter(
        (row) =>
          (row.person_id === mere.id && 'weekdays' in row) ||
          (row.id === mere.id && typeof row.patrols_a_month === 'number'),
      );
    expect(await rowsOf()).toHaveLength(3);
    await call(peopleRoutes.deletePerson, { params });
    expect(await rowsOf()).toEqual([]);
  });
});
