import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addHours } from '#contract';
import { bookedTwice, type Copyable, planCopies } from './copies.ts';

const when = '2026-12-05T08:00:00.000Z';
const nothing = { accepted: null, declined: null, didNotShow: null, removed: null, emailed: null };
const stamp = { when };

function patrol(given: Partial<Copyable> = {}): Copyable {
  const patrollers = { hemi: nothing, mere: nothing };
  const named = { _id: 'patrol', type: 'patrol', name: null, callSign: 'HSCP' } as const;
  return { ...named, when, hours: 3, cancelled: null, patrollers, ...given };
}

const copy = (given: Partial<Copyable> = {}, start = when) => ({
  of: patrol(given),
  when: start,
  clocks: null,
});
const everybody = new Set(['hemi', 'mere', 'ana']);
const around = { others: [], assignable: everybody, withCrew: true };
const always = () => true;

describe('the plan of copies', () => {
  it('has the crew, without those who declined, were removed, or can no longer be assigned [5.21]', () => {
    const patrollers = {
      hemi: nothing,
      mere: { ...nothing, declined: stamp },
      ana: { ...nothing, removed: stamp },
      left: nothing,
    };
    const [planned] = planCopies([copy({ patrollers })], around, always);
    expect(planned).toMatchObject({
      patrollers: ['hemi'],
      leftOff: [{ personId: 'left', because: 'gone' }],
    });
    const [empty] = planCopies([copy()], { ...around, withCrew: false }, always);
    expect(empty).toMatchObject({ patrollers: [], leftOff: [] });
  });

  it('leaves out who is on another patrol at that time, unless it is cancelled or only touches it [5.21]', () => {
    const others = [
      patrol({ patrollers: { hemi: nothing }, callSign: 'OTHER', when: addHours(when, 2) }),
      patrol({ patrollers: { mere: nothing }, when: addHours(when, 3) }),
      patrol({ cancelled: stamp }),
    ];
    const [planned] = planCopies([copy()], { ...around, others }, always);
    expect(planned?.patrollers).toEqual(['mere']);
    expect(planned?.leftOff).toEqual([{ personId: 'hemi', because: 'busy' }]);
    expect(planned?.others).toEqual([others[0]]);
    expect(planned?.isThere).toBe(false);
  });

  it('marks what is there already by its start and call sign, an event by its name [5.21]', () => {
    const isThere = (of: Partial<Copyable>, other: Partial<Copyable>) =>
      planCopies([copy(of)], { ...around, others: [patrol(other)] }, always)[0]?.isThere;
    expect(isThere({}, { name: 'Another name', hours: 4 })).toBe(true);
    expect(isThere({}, { callSign: 'OTHER' })).toBe(false);
    expect(isThere({}, { when: addHours(when, 1) })).toBe(false);
    const event = { type: 'event', callSign: null, name: 'Training' } as const;
    expect(isThere(event, event)).toBe(true);
    expect(isThere(event, { ...event, name: 'Meeting' })).toBe(false);
  });

  it('frees the crew of a copy that is taken out', () => {
    const wanted = [copy(), copy({ callSign: 'OTHER' })];
    expect(planCopies(wanted, around, always)[1]?.patrollers).toEqual([]);
    const onlySecond = planCopies(wanted, around, ({ of }) => of.callSign === 'OTHER');
    expect(onlySecond[1]?.patrollers).toEqual(['hemi', 'mere']);
  });

  it('never puts anybody on two patrols at one time [5.21]', () => {
    const id = fc.constantFrom('hemi', 'mere', 'ana', 'left');
    const someCrew = fc.uniqueArray(id).map((ids) => Object.fromEntries(ids.map((one) => [one, nothing])));
    const some = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 72 }), someCrew)
      .map(([after, hours, patrollers]) => patrol({ when: addHours(when, after), hours, patrollers }));
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), fc.array(some, { maxLength: 8 }), (sources, others) => {
        const wanted = sources.map((of) => ({ of, when: of.when, clocks: null }));
        const plan = planCopies(wanted, { ...around, others }, always);
        const crewOf = ({ patrollers }: Copyable) => Object.keys(patrollers);
        const made = plan.map((one) => ({ when: one.when, hours: one.of.hours, patrollers: one.patrollers }));
        expect(bookedTwice(made)).toEqual([]);
        for (const other of others) {
          const busy = bookedTwice([{ ...other, patrollers: crewOf(other) }, ...made]);
          expect(busy).toEqual([]);
        }
        for (const one of plan)
          expect([...one.patrollers, ...one.leftOff.map(({ personId }) => personId)].sort()).toEqual(
            crewOf(one.of).sort(),
          );
      }),
    );
  });
});
