import { describe, expect, it } from 'vitest';
import { patrolRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const when = '2026-11-14T08:00:00.000Z';
/** The origin of an entry that was not recorded here. */
const unrecorded = { by: null, recorded: null, received: null, late: false, timeUncertain: false };
const at = (clock: string) => `2026-11-14T${clock}:00.000Z`;

describe('the record of a patrol [2.11]', () => {
  it('has the start and the finish, with null for what was not noted', async () => {
    const started = {
      started: at('08:02'),
      location: { address: 'Howick Police Station', latitude: -36.89, longitude: 174.93, notes: null },
      policeEventNumber: 'P061198402',
      vehicle: { rego: 'KLM127', startOdometer: 84_212.1 },
    };
    const { admin, patrol } = await buildRoster(app, { when, started, finished: { finished: at('11:04') } });
    const { body } = await (await app.as(admin))(patrolRoutes.getPatrol, { params: { id: patrol.id } });

    expect(body.started).toEqual({ ...unrecorded, _id: null, ...started, notes: null });
    const nothing = { _id: null, location: null, vehicle: null, fuelLevel: null, reason: null };
    expect(body.finished).toEqual({ ...unrecorded, ...nothing, finished: at('11:04') });
  });

  it('has the messages to and from the ECC and their authors', async () => {
    const by = '01900000-0000-7000-8000-000000000001';
    const { admin, patrol } = await buildRoster(app, {
      when,
      eccLogOnNotification: at('07:12'),
      eccLogOnNotificationBy: by,
      eccLogOnResponse: at('07:34'),
      policeEventNumber: 'P061198402',
      eccLogOffNotification: at('11:04'),
      eccLogOffResponse: at('11:11'),
    });
    const { body } = await (await app.as(admin))(patrolRoutes.getPatrol, { params: { id: patrol.id } });

    expect(body.eccLogOnNotification).toEqual({ when: at('07:12'), by });
    expect(body.eccLogOnResponse).toEqual({ when: at('07:34'), policeEventNumber: 'P061198402' });
    expect(body.eccLogOffNotification).toEqual({ when: at('11:04') });
    expect(body.eccLogOffResponse).toEqual({ when: at('11:11') });
  });

  it('has its incidents in order of time; lists leave them out', async () => {
    const { organizationId, admin, patrol } = await buildRoster(app, { when });
    const build = (given: Parameters<typeof app.buildIncident>[0]) =>
      app.buildIncident({ organizationId, patrolId: patrol.id, ...given });
    const person = { name: 'J. Smith', phone: null, email: null };
    const later = await build({
      when: at('10:00'),
      what: 'Graffiti',
      address: 'Stockade Hill',
      people: [person],
    });
    const sooner = await build({ when: at('09:00') });
    await app.buildIncident({ organizationId });
    const asAdmin = await app.as(admin);
    const { body } = await asAdmin(patrolRoutes.getPatrol, { params: { id: patrol.id } });

    const ownFacts = { whatDetails: null, location: null, people: [], peopleDetails: null, vehicles: [] };
    const nothing = { ...unrecorded, ...ownFacts, edited: null };
    expect(body.incidents).toEqual([
      { ...nothing, _id: sooner.id, when: at('09:00'), what: 'Location' },
      {
        ...nothing,
        _id: later.id,
        when: at('10:00'),
        what: 'Graffiti',
        location: { address: 'Stockade Hill', latitude: null, longitude: null, notes: null },
        people: [person],
      },
    ]);
    const { body: list } = await asAdmin(patrolRoutes.listPatrols, {});
    for (const item of list.items) expect(item).not.toHaveProperty('incidents');
  });
});
