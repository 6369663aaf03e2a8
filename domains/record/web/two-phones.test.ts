import './browser.fixture.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fates } from './record-server.fixture.ts';
import { TwoPhones } from './two-phones.fixture.ts';

const second = 1000;
const minute = 60 * second;

/** How many nights are tried; `FUZZ_RUNS=10000` for a long test. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 300);

const on = fc.constantFrom(0 as const, 1 as const);
const minutes = fc.nat({ max: 30 });
const kind = fc.constantFrom('Fire', 'Fire', 'Fire', 'Graffiti');
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('type' as const, 'open' as const), on, kind }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('save' as const), on, killed: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('die' as const), on, minutes, kind }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('pass' as const, 'sleep' as const), on, minutes }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('typeTime' as const), on, minutes }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('send' as const, 'giveUp' as const), on }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('arrive' as const), on }) },
);
const wrong = fc.integer({ min: -3 * 60 * minute, max: 3 * 60 * minute });
const line = fc.array(fc.constantFrom(...fates), { maxLength: 12 });
/** The clock of a phone is set before these steps; nothing else takes 12 or 24 seconds, which would hide it. */
const change = fc.record({ at: fc.nat({ max: 24 }), on, minutes: fc.integer({ min: -90, max: 90 }) });
const night = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 24 }),
  wrong: fc.tuple(wrong, wrong),
  lines: fc.tuple(line, line),
  changes: fc.array(change, { maxLength: 2 }),
});

it('whatever becomes of two phones, their clocks and lines, each saved entry is there once at its minute, and what was half-typed too [17.22, 17.28, 17.29]', async () => {
  await fc.assert(
    fc.asyncProperty(night, async ({ steps, wrong, lines, changes }) => {
      const crew = new TwoPhones({ wrong, lines });
      for (const [at, step] of steps.entries()) {
        for (const [index, change] of changes.entries())
          if (change.at === at)
            crew.on(change.on).setClock(change.minutes * minute + 12 * second * (index + 1));
        const phone = crew.on(step.on);
        switch (step.do) {
          case 'type':
          case 'open':
            await phone[step.do](step.kind);
            break;
          case 'die':
            await phone.die(step.minutes, step.kind);
            break;
          case 'save':
            await phone.save(step.killed);
            break;
          case 'sleep':
          case 'typeTime':
            await phone[step.do](step.minutes);
            break;
          case 'pass':
            await crew.pass(step.minutes);
            break;
          case 'arrive':
            await crew.arrive();
            break;
          default:
            await phone[step.do]();
        }
      }
      const { there, expected } = await crew.end();
      expect(there).toEqual(expected);
    }),
    { numRuns },
  );
}, 3_600_000);
