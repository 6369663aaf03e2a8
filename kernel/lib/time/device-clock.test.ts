import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedDevice } from './device.fixture.ts';
import type { TimeStamp } from './device-clock.ts';

const second = 1000;
const minute = 60 * second;

/** How many nights are tried; `FUZZ_RUNS=100000` for a long test. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 10_000);

function aDevice(wrong = -40 * minute): SimulatedDevice {
  const device = new SimulatedDevice(wrong);
  device.ask(50, 50);
  return device;
}

describe('the time of an entry that says “Now” [17.22]', () => {
  it('is known while the clock is wrong, corrected and corrected again, on line', () => {
    const device = aDevice();
    for (const change of [40 * minute, -20 * minute, 20 * minute]) {
      device.set(change);
      device.pass(minute);
      const real = device.real;
      expect(Math.abs((device.timeOf(device.clock.stamp()) ?? 0) - real)).toBeLessThan(second);
    }
  });

  it.each([
    ['before', (device: SimulatedDevice) => device.set(40 * minute), () => {}],
    ['after', () => {}, (device: SimulatedDevice) => device.set(40 * minute)],
  ])('is known if the clock was corrected %s it, without coverage', (_when, before, afterwards) => {
    const device = aDevice();
    before(device);
    device.pass(minute);
    const { real } = device;
    const stamp = device.clock.stamp();
    device.pass(minute);
    afterwards(device);
    device.pass(minute);
    expect(Math.abs((device.timeOf(stamp) ?? 0) - real)).toBeLessThan(second);
  });

  it('is known after the device slept and the page was killed, if nobody set the clock', () => {
    const device = aDevice();
    device.sleep(20 * minute);
    const { real } = device;
    const stamp = device.clock.stamp();
    device.sleep(20 * minute);
    device.kill();
    device.sleep(20 * minute);
    expect(Math.abs((device.timeOf(stamp) ?? 0) - real)).toBeLessThan(second);
  });

  it('is known after the page was killed and the clock corrected, if it was certain before', () => {
    const device = aDevice();
    device.pass(minute);
    const { real } = device;
    const stamp = device.clock.stamp();
    device.kill();
    device.set(40 * minute);
    expect(Math.abs((device.timeOf(stamp) ?? 0) - real)).toBeLessThan(second);
  });

  it('is unknown if the clock was set while the page was closed, before or after it', () => {
    const device = aDevice();
    device.kill();
    const stamp = device.clock.stamp();
    device.kill();
    device.set(40 * minute);
    expect(device.timeOf(stamp)).toBeNull();
  });
});

describe('the time that a form begins with', () => {
  it('goes on rightly when the clock is set back, and from the next answer on in any case', () => {
    const device = aDevice(40 * minute);
    device.set(-40 * minute);
    device.pass(minute);
    expect(Math.abs(device.clock.now() - device.real)).toBeLessThan(second);
    expect(device.clock.isCertain()).toBe(false);
    device.set(60 * minute);
    device.ask(50, 50);
    expect(Math.abs(device.clock.now() - device.real)).toBeLessThan(second);
    expect(device.clock.isCertain()).toBe(true);
  });

  it('is right after the device slept', () => {
    const device = aDevice();
    device.sleep(20 * minute);
    expect(Math.abs(device.clock.now() - device.real)).toBeLessThan(second);
  });

  it('is learnt from the fastest answer, and from a slower one that says otherwise', () => {
    const device = aDevice();
    device.ask(9 * second, 0);
    expect(Math.abs(device.clock.now() - device.real)).toBeLessThan(100);
    device.set(20 * minute);
    device.ask(9 * second, 0);
    expect(Math.abs(device.clock.now() - device.real)).toBeLessThan(10 * second);
  });

  it('is not learnt from an answer during which the clock was set', () => {
    const device = aDevice();
    const asked = device.clock.read();
    device.set(40 * minute);
    expect(device.clock.learn(asked, device.real)).toBeNull();
  });
});

/**
 * What happens to a device at night. The two changes of its clock and the times for which it sleeps never cancel
 * each other: that is the one thing which nobody can notice (decision 40).
 */
const event = fc.oneof(
  fc.record({ do: fc.constant('pass' as const), seconds: fc.nat({ max: 3600 }) }),
  fc.record({ do: fc.constant('sleep' as const), minutes: fc.nat({ max: 90 }) }),
  fc.record({ do: fc.constant('ask' as const), there: fc.nat({ max: 9000 }), back: fc.nat({ max: 9000 }) }),
  fc.record({ do: fc.constantFrom('record' as const, 'record' as const, 'send' as const, 'kill' as const) }),
);
const change = fc.record({
  at: fc.nat({ max: 40 }),
  minutes: fc.integer({ min: 1, max: 90 }),
  back: fc.boolean(),
});
const night = fc.record({
  wrong: fc.integer({ min: -14 * 60 * minute, max: 14 * 60 * minute }),
  events: fc.array(event, { minLength: 5, maxLength: 40 }),
  changes: fc.array(change, { maxLength: 2 }),
});

it('at any moment, around any change of the clock, is right or known to be unknown [17.22]', () => {
  fc.assert(
    fc.property(night, ({ wrong, events, changes }) => {
      const device = aDevice(wrong);
      let waiting: { stamp: TimeStamp; real: number }[] = [];
      const send = () => {
        for (const { stamp, real } of waiting) {
          const time = device.timeOf(stamp, 3000, 3000);
          if (time === null) expect(changes.length).toBeGreaterThan(0);
          else expect(Math.abs(time - real)).toBeLessThan(15 * second);
        }
        waiting = [];
      };
      for (const [at, event] of events.entries()) {
        for (const [index, change] of changes.entries()) {
          const by = change.minutes * minute + 12 * second * (index + 1);
          if (change.at === at) device.set(change.back ? -by : by);
        }
        if (event.do === 'pass') device.pass(event.seconds * second);
        if (event.do === 'sleep') device.sleep(event.minutes * minute);
        if (event.do === 'ask') device.ask(event.there, event.back);
        if (event.do === 'kill') device.kill();
        if (event.do === 'record') waiting.push({ stamp: device.clock.stamp(), real: device.real });
        if (event.do === 'send') send();
      }
      send();
    }),
    { numRuns },
  );
}, 3_600_000);
