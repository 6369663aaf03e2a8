import { v7 as newId } from 'uuid';
import type { BodyInput, Route } from '#contract';
import { eccRoutes } from '#ecc/contract';
import { type Patrol, patrolRoutes } from '#patrols/contract';
import { after, minute } from '#platform/clock.ts';
import { recordRoutes } from '#record/contract';
import { vehicleRoutes } from '#vehicles/contract';
import type { Request, testApp } from './app.ts';
import { buildNight, start } from './night.ts';

type Night = Awaited<ReturnType<typeof buildNight>>;
type Caller = Night['hemi'];

/** The planned end of the patrols of these tests. */
export const end = after(start, 180 * minute);
/** When the patrols were started, and when the running ones are looked at. */
export const began = after(start, 2 * minute);
export const underWay = after(start, 60 * minute);

/**
 * Returns the fields that a device, whose clock is `skew` minutes ahead, sends with a call that has waited so
 * many minutes.
 */
export function waited(minutes: number, { by, skew = 0 }: { by: string; skew?: number }) {
  return { recorded: after(by, (skew - minutes) * minute), sent: after(by, skew * minute) };
}

/** Returns what is kept for review of a patrol, and why. */
export function reviewed({ setAside = [] }: Pick<Patrol, 'setAside'>) {
  return setAside.map(({ kind, why }) => [kind, why]);
}

/** Makes the same night, with the calls by which each of its people records on it. */
export async function buildRecord(
  app: ReturnType<typeof testApp>,
  given: Parameters<typeof buildNight>[1] = {},
) {
  const night = await buildNight(app, given);
  return { ...night, ...callsOf(app, night) };
}

/** Makes the same while it runs, an hour after its start. */
export async function buildRunning(
  app: ReturnType<typeof testApp>,
  given: Parameters<typeof buildNight>[1] = {},
) {
  const record = await buildRecord(app, { started: { started: began }, ...given });
  app.clock.set(underWay);
  return record;
}

function callsOf(app: ReturnType<typeof testApp>, night: Night) {
  const { hemi, mere, admin, pat, watcher } = night;
  return {
    ofHemi: callsOfPerson(app, night, hemi),
    ofMere: callsOfPerson(app, night, mere),
    ofAdmin: callsOfPerson(app, night, admin),
    ofPat: callsOfPerson(app, night, pat),
    ofWatcher: callsOfPerson(app, night, watcher),
  };
}

/** Returns a person's calls. Each signs in anew, because the clock moves by more than the life of a session's token. */
function callsOfPerson(app: ReturnType<typeof testApp>, { params }: Night, who: Caller) {
  const call = async <R extends Route>(route: R, request: Request<R>) => (await app.as(who))(route, request);
  const recordOn = (id: string, body: object) => {
    const entry = { _id: newId(), when: app.clock.now(), what: 'Location', ...body };
    return call(recordRoutes.recordIncident, { params: { id }, body: entry });
  };
  return {
    start: (body: object = {}) =>
      call(recordRoutes.startPatrol, { params, body: { _id: newId(), started: app.clock.now(), ...body } }),
    record: (body: object = {}) => recordOn(params.id, body),
    recordOn,
    edit: (incidentId: string, body: object) =>
      call(recordRoutes.editIncident, { params: { ...params, incidentId }, body }),
    remove: (incidentId: string, query: { recorded?: string; sent?: string } = {}) =>
      call(recordRoutes.deleteIncident, { params: { ...params, incidentId }, query }),
    finish: (body: object = {}) =>
      call(recordRoutes.finishPatrol, { params, body: { _id: newId(), finished: app.clock.now(), ...body } }),
    voidStart: (reason = 'It was a try.') => call(recordRoutes.voidStart, { params, body: { reason } }),
    voidFinish: (reason = 'They are still out.') =>
      call(recordRoutes.voidFinish, { params, body: { reason } }),
    take: (...entries: BodyInput<typeof recordRoutes.takeSetAside>['entries']) =>
      call(recordRoutes.takeSetAside, { params, body: { entries } }),
    extend: (body: object) => call(eccRoutes.extendPatrol, { params, body: { _id: newId(), ...body } }),
    former: (query: { sort?: 'when' | '-when'; skip?: number } = {}) =>
      call(recordRoutes.listFormerIncidents, { params, query }),
    vehicles: () => call(vehicleRoutes.listVehicles, {}),
    patrol: async () => (await call(patrolRoutes.getPatrol, { params })).body,
  };
}
