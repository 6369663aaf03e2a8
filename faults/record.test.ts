import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { faults } from './failing-network.ts';
import { aNight } from './night.ts';

/** How many nights are tried; `FAULT_RUNS=10000` for a long test. */
const numRuns = Number(process.env.FAULT_RUNS ?? 40);

const app = testApp();

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const kind = fc.constantFrom('Fire', 'Graffiti', 'Location');
const index = fc.nat({ max: 5 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('incident' as const), kind }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), index, kind }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), index }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.nat({ max: 30 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'extend' as const,
        'changePerson' as const,
        'reload' as const,
        'send' as const,
        'arrive' as const,
      ),
    }),
  },
);
const night = fc.record({
  steps: fc.array(step, { maxLength: 14 }),
  faults: fc.array(fc.constantFrom(...faults), { maxLength: 14 }),
  skew: fc.integer({ min: -3 * 3_600_000, max: 3 * 3_600_000 }),
  /** The device's clock is set before these steps; nothing else takes 12 or 24 seconds, which would hide it. */
  changes: fc.array(fc.record({ at: fc.nat({ max: 14 }), minutes: fc.integer({ min: -90, max: 90 }) }), {
    maxLength: 2,
  }),
  first: fc.constantFrom('Hemi' as const, 'Mere' as const),
});

it('whatever is lost, repeated or reloaded, and however the clock is wrong and set, the record is the same [17.11, 17.22]', async () => {
  await fc.assert(
    fc.asyncProperty(night, async ({ steps, faults, skew, changes, first }) => {
      const { take, end } = await aNight(app, { faults, skew });
      for (const [at, step] of steps.entries()) {
        for (const [index, change] of changes.entries())
          if (change.at === at) await take.setDevice((change.minutes * 60 + 12 * (index + 1)) * 1000);
        switch (step.do) {
          case 'incident':
            await take.incident(step.kind);
            break;
          case 'edit':
            await take.edit(step.index, step.kind);
            break;
          case 'remove':
            await take.remove(step.index);
            break;
          case 'wait':
            await take.wait(step.minutes);
            break;
          default:
            await take[step.do]();
        }
      }
      const { there, expected } = await end(first);
      expect(there).toEqual(expected);
    }),
    { numRuns },
  );
}, 3_600_000);
