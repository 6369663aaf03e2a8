import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiPrefix, limits } from '#contract';
import { streetRoutes } from '#places/contract';
import { incidentRoutes } from '#record/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';
import { street, writeStreetsFile } from '#server/testing/streets-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'patrolbook-streets-'));
const file = join(folder, 'streets.pmtiles');
const app = testApp({}, { streetsFile: file });

const hall = { latitude: -36.898_21, longitude: 174.940_21 };
const beach = { latitude: -36.888_88, longitude: 174.955_55 };
const sandspit = street('Sandspit Road', [174.935, -36.8983], [174.945, -36.8983]);

beforeAll(() => writeStreetsFile(file, [sandspit]));
afterAll(() => rm(folder, { recursive: true }));

/** The first search starts the thread, which loads its sources. */
vi.setConfig({ testTimeout: 30_000 });

const text = (places: string) => ({
  payload: `{"places":[${places}]}`,
  headers: { 'content-type': 'application/json' },
});

describe('the streets of places [18.26]', () => {
  it('are named in the order asked, without a statement of their own, and nothing is logged of the places [18.26]', async () => {
    const { organizationId } = await buildRoster(app);
    const call = await app.as(await app.buildPerson({ organizationId, roles: ['summary-recipient'] }));
    const query = vi.spyOn(app.database.$client, 'query');
    const logged = app.logged.length;
    const { status, body } = await call(streetRoutes.nameStreets, { body: { places: [beach, hall, hall] } });
    expect([status, body]).toEqual([200, { streets: [null, 'Sandspit Road', 'Sandspit Road'] }]);
    for (const [statement] of query.mock.calls)
      expect(statement).toEqual(expect.objectContaining({ name: 'live_sessions' }));
    query.mockRestore();
    const lines = app.logged.slice(logged).join('');
    expect(lines).toContain('request answered');
    expect(lines).not.toMatch(/36\.8|174\.9|Sandspit/);
  });

  it('are not named for a position that was rounded, beside one that was not [22.2]', async () => {
    const { admin } = await buildRoster(app);
    const call = await app.as(admin);
    const rounded = { latitude: -36.898, longitude: 174.94 };
    const { body } = await call(streetRoutes.nameStreets, { body: { places: [rounded, hall] } });
    expect(body).toEqual({ streets: [null, 'Sandspit Road'] });
  });

  it('are asked for by coordinates alone, and for a hundred places at most [18.26]', async () => {
    const { admin } = await buildRoster(app);
    const call = await app.as(admin);
    const ask = (places: object[]) => call(streetRoutes.nameStreets, { body: { places } });
    const { max } = limits.streets;
    expect((await ask([])).body).toEqual({ streets: [] });
    expect((await ask(Array(max).fill(beach))).body).toEqual({ streets: Array(max).fill(null) });
    for (const places of [
      Array(max + 1).fill(beach),
      [{ ...hall, latitude: 90.1 }],
      [{ ...hall, longitude: -180.1 }],
      [{ ...hall, longitude: Number.NaN }], // null in JSON
      [{ latitude: -36.9 }],
      [{ ...hall, incident: newId() }],
      [[-36.9, 174.9]],
    ])
      expect((await ask(places)).status).toBe(400);
  });

  it('are refused in one piece for a million places, and for numbers that are none [18.26]', async () => {
    const { admin } = await buildRoster(app);
    const cookie = await app.sessionCookie(admin);
    const post = ({ payload, headers }: ReturnType<typeof text>) =>
      app.app.inject({
        ...{ method: 'POST', url: `${apiPrefix}/streets`, payload },
        headers: { ...headers, cookie, origin: app.context.settings.publicUrl.origin },
      });
    const million = await post(text(Array(1_000_000).fill('{"latitude":1,"longitude":1}').join(',')));
    expect(million.statusCode).toBe(413);
    const many = await post(text(Array(30_000).fill('{"latitude":1,"longitude":1}').join(',')));
    expect([many.statusCode, many.json().issues]).toEqual([
      400,
      [expect.objectContaining({ reason: 'max' })],
    ]);
    for (const latitude of ['NaN', '1e999', '-0x1', '"36"'])
      expect((await post(text(`{"latitude":${latitude},"longitude":1}`))).statusCode).toBe(400);
    expect(
      (await post(text('{"latitude":-90,"longitude":180},{"latitude":90,"longitude":-180}'))).json(),
    ).toEqual({
      streets: [null, null],
    });
  });

  it('of one organization that asks without end delay another by one search [18.26]', async () => {
    const [{ organizationId }, other] = [await buildRoster(app), await buildRoster(app)];
    const { streets } = app.services;
    const flood = Array.from({ length: 150 }, () => streets.name(organizationId, Array(100).fill(hall)));
    const settled = Promise.allSettled(flood);
    const answered: string[] = [];
    void flood[2]?.then(() => answered.push('third of the flood'));
    await streets.name(other.organizationId, [hall]).then(() => answered.push('the other'));
    expect(answered).toEqual(['the other']);
    const outcomes = (await settled).map((one) => (one.status === 'fulfilled' ? 'named' : one.reason.status));
    expect(outcomes).toEqual([...Array(101).fill('named'), ...Array(49).fill(429)]);
  });
});

it('any number of places for a file are named in their order [18.27]', async () => {
  const places = Array.from({ length: 1201 }, (_, index) => (index % 3 === 0 ? hall : beach));
  const streets = await app.services.streets.nameAll(newId(), places);
  expect(streets).toEqual(places.map((place) => (place === hall ? 'Sandspit Road' : null)));
});

describe('the file of incidents of an installation with streets [18.27]', () => {
  const at = (clock: string) => `2026-11-24T${clock}:00.000Z`;

  /** Returns the column of words for places, without its heading. */
  async function nearby({ organizationId, patrol }: Awaited<ReturnType<typeof buildRoster>>) {
    const of = { organizationId, patrolId: patrol.id };
    await app.buildIncident({ ...of, ...hall, when: at('09:00') });
    await app.buildIncident({ ...of, ...beach, when: at('09:01') });
    await app.buildIncident({ ...of, latitude: null, longitude: null, when: at('09:02') });
    await app.buildIncident({ ...of, latitude: -36.898_21, longitude: 174.9351, when: at('09:03') });
    const cookie = await app.sessionCookie(await app.buildPerson({ organizationId, roles: ['admin'] }));
    const url = apiPrefix + incidentRoutes.downloadIncidents.path;
    const { statusCode, body } = await app.app.inject({ url, headers: { cookie } });
    expect(statusCode).toBe(200);
    const lines = body.trimEnd().split('\r\n').slice(1);
    return lines.map((line) => /"(near [^"]*)"/.exec(line)?.[1] ?? null);
  }

  it('has them beside the names', async () => {
    expect(await nearby(await buildRoster(app))).toEqual([
      'near Cockle Bay, by Sandspit Road',
      null,
      'near Cockle Bay',
      'near Cockle Bay, by Sandspit Road',
    ]);
  });

  it('has the names alone while the streets cannot be read, which is logged once [18.29]', async () => {
    await writeFile(file, 'no longer a file of streets');
    const roster = await buildRoster(app);
    const logged = app.logged.length;
    expect(await nearby(roster)).toEqual(['near Cockle Bay', null, 'near Cockle Bay', 'near Cockle Bay']);
    const call = await app.as(roster.admin);
    const { body } = await call(streetRoutes.nameStreets, { body: { places: [hall] } });
    expect(body).toEqual({ streets: [null] });
    const errors = app.logged.slice(logged).filter((line) => line.includes('MAP_FILE cannot be read'));
    expect(errors).toHaveLength(1);
    await writeStreetsFile(file, [sandspit]);
    expect((await call(streetRoutes.nameStreets, { body: { places: [hall] } })).body).toEqual({
      streets: ['Sandspit Road'],
    });
  });
});
