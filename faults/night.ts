import { setTimeout } from 'node:timers/promises';
import { vi } from 'vitest';
import { readWrites } from '#lib/queue/write-store.ts';
import { deviceClock } from '#lib/time/clock.ts';
import { type EntryOrigin, type Incident, leastExtension, type Patrol } from '#patrols/contract';
import { loadReader } from '#patrols/web/recorded/record-write.ts';
import { after, minute } from '#platform/clock.ts';
import { Device } from '#record/web/device.fixture.ts';
import { overlay } from '#record/web/overlay.ts';
import type { testApp } from '#server/testing/app.ts';
import { began, buildRecord } from '#server/testing/record.ts';
import { FailingNetwork, type Fault } from './failing-network.ts';

/** Milliseconds by which an entry may be dated otherwise than it was made. */
const tolerance = 10_000;

type App = ReturnType<typeof testApp>;

interface NightOptions {
  faults: readonly Fault[];
  /** By how many milliseconds the device's clock is wrong at first. */
  skew: number;
}

/** A night on which Hemi and Mere record on one device, whose network fails, and whose clock is wrong and set meanwhile. */
export async function aNight(app: App, { faults, skew }: NightOptions) {
  let wrong = skew;
  await loadReader(); // what becomes of a write is foretold by reading it
  const { hemi, mere, patrol, ofAdmin } = await buildRecord(app);
  const network = new FailingNetwork(app, faults, hemi);
  vi.stubGlobal('fetch', network.fetch);
  const device = new Device();
  /** The record as it would be if nothing failed, and the number of its former versions. */
  let expected = await ofAdmin.patrol();
  let versions = 0;

  async function setClock(instant: string): Promise<void> {
    await network.quiet(() => {
      app.clock.set(instant);
      vi.setSystemTime(after(instant, wrong));
    });
  }

  function signIn(person: typeof hemi): void {
    network.user = person;
    device.signIn(person.id);
  }

  /** Records as the user does, with one tap, and notes what should become of it. */
  async function tap(act: (recorder: ReturnType<Device['recorder']>) => Promise<void>): Promise<void> {
    const kept = act(device.recorder(patrol.id));
    const write = device.queue.writes(patrol.id).at(-1);
    if (!write) throw new Error('A write is shown at once');
    const before = expected;
    expected = overlay(before, [write], network.user.id).patrol;
    const changes = write.kind === 'edit' || write.kind === 'delete';
    if (changes && JSON.stringify(before) !== JSON.stringify(expected)) versions += 1;
    await kept;
  }

  const own = () => expected.incidents.filter(({ by }) => by === network.user.id);
  const nth = (index: number): Incident | undefined => own()[index % Math.max(1, own().length)];

  await setClock(began);
  // The page of the night before has heard of later times, which no server takes back.
  deviceClock.learn(deviceClock.read(), Date.parse(began));
  signIn(hemi);
  await tap((recorder) => recorder.start({ started: app.clock.now() }));

  const waiting = async () =>
    (await readWrites(network.user.id)).filter(({ refusal }) => refusal === null).length;

  /** Sends the waiting calls until none is left. */
  async function drain(): Promise<void> {
    const begun = performance.now();
    while ((await waiting()) > 0) {
      if (performance.now() - begun > 60_000)
        throw new Error(`What waits is never sent:\n${network.log.slice(-20).join('\n')}`);
      device.queue.wake();
      await setTimeout(1);
    }
  }

  return {
    take: {
      incident: (what: string) =>
        tap((recorder) => recorder.record({ when: app.clock.now(), what }, deviceClock.stamp())),
      /** Somebody, or the network, sets the device's clock. */
      async setDevice(by: number) {
        await network.quiet(() => {
          wrong += by;
          vi.setSystemTime(after(app.clock.now(), wrong));
        });
      },
      /**
       * The edit is always to something new: only then is there a former version, by which the server recognizes
       * its repeat, however late.
       */
      edit: async (index: number, what: string) => {
        const incident = nth(index);
        if (incident && incident.what !== what)
          await tap((recorder) => recorder.edit(incident._id, { what }));
      },
      remove: async (index: number) => {
        const incident = nth(index);
        if (incident) await tap((recorder) => recorder.remove(incident._id));
      },
      /** Only Hemi extends, who finishes too: an extension after the finish changes nothing (product 17.6). */
      extend: async () => {
        const hours = leastExtension(expected, app.clock.now());
        if (network.user === hemi && hours !== null) await tap((recorder) => recorder.extend(hours));
      },
      /**
       * The other person signs in, which needs coverage. They can record once the server knows that the patrol
       * has started.
       */
      changePerson: async () => {
        if (!(await ofAdmin.patrol()).started) await drain();
        signIn(network.user === hemi ? mere : hemi);
      },
      reload: async () => device.reload(),
      wait: (minutes: number) => setClock(after(app.clock.now(), minutes * minute)),
      send: async () => {
        device.queue.wake();
        await setTimeout(5);
      },
      arrive: () => network.arrive(),
    },

    /**
     * Hemi finishes, and all waiting calls are sent, by the person who comes first. Returns what there is, and
     * what should be.
     */
    async end(first: 'Hemi' | 'Mere') {
      if (network.user !== hemi) signIn(hemi);
      await setClock(after(app.clock.now(), minute));
      await tap((recorder) => recorder.finish({ finished: app.clock.now(), fuelLevel: 0.5 }));
      for (const person of first === 'Hemi' ? [hemi, mere] : [mere, hemi]) {
        signIn(person);
        await drain();
      }
      await network.arrive();
      await network.quiet();
      device.close();
      const left = [...(await readWrites(hemi.id)), ...(await readWrites(mere.id))];
      const formers = (await ofAdmin.former()).body.matches;
      const found = await ofAdmin.patrol();
      return {
        there: { patrol: recordOf(found), versions: formers, left, wrongTimes: wrongTimes(found, expected) },
        expected: { patrol: recordOf(expected), versions, left: [], wrongTimes: [] },
      };
    },
  };
}

/** Returns the incidents that are dated wrongly, though nothing says that their time is not certain. */
function wrongTimes(found: Patrol, expected: Patrol): Incident[] {
  return found.incidents.filter(({ _id, when, timeUncertain }) => {
    const right = expected.incidents.find((one) => one._id === _id)?.when ?? '';
    return !timeUncertain && !(Math.abs(Date.parse(when) - Date.parse(right)) < tolerance);
  });
}

/** Returns the record without the fields that depend on when it reached the server. */
function recordOf({ started, incidents, finished, hours }: Patrol) {
  return {
    hours,
    started: started && withoutArrival(started),
    finished: finished && withoutArrival(finished),
    incidents: incidents
      .map(({ edited, when: _, ...incident }) => ({
        ...withoutArrival(incident),
        editedBy: edited?.by ?? null,
      }))
      .sort((one, other) => (one._id < other._id ? -1 : 1)),
  };
}

function withoutArrival<E extends EntryOrigin>(entry: E) {
  const { received: _received, late: _late, timeUncertain: _uncertain, ...said } = entry;
  return said;
}
