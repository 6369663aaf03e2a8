import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDigest, nextDigest } from './digests.ts';

const zone = 'Pacific/Auckland';

describe('the hour of a digest [11.61]', () => {
  it.each([
    // Tuesday, 24 November 2026, in New Zealand
    ['daily', '2026-11-23T17:59:59.999Z', '2026-11-22T18:00:00.000Z', '2026-11-23T18:00:00.000Z'],
    ['daily', '2026-11-23T18:00:00.000Z', '2026-11-23T18:00:00.000Z', '2026-11-24T18:00:00.000Z'],
    ['weekly', '2026-11-23T18:00:00.000Z', '2026-11-22T18:00:00.000Z', '2026-11-29T18:00:00.000Z'],
    ['weekly', '2026-11-22T17:59:59.999Z', '2026-11-15T18:00:00.000Z', '2026-11-22T18:00:00.000Z'],
    // The clocks go forward on Sunday, 27 September 2026, and back on Sunday, 5 April.
    ['daily', '2026-09-27T00:00:00.000Z', '2026-09-26T18:00:00.000Z', '2026-09-27T18:00:00.000Z'],
    ['daily', '2026-09-26T00:00:00.000Z', '2026-09-25T19:00:00.000Z', '2026-09-26T18:00:00.000Z'],
    ['weekly', '2026-04-05T00:00:00.000Z', '2026-03-29T18:00:00.000Z', '2026-04-05T19:00:00.000Z'],
  ] as const)('a %s one at %s was last due at %s and is next at %s', (digest, now, last, next) => {
    expect([lastDigest(digest, now, zone), nextDigest(digest, now, zone)]).toEqual([last, next]);
  });

  it('follows the one before without a gap, in any zone and over any change of the clocks', () => {
    const zones = ['Pacific/Auckland', 'Pacific/Apia', 'America/New_York', 'Africa/Cairo', 'Etc/GMT+12'];
    const instants = fc.date({
      min: new Date('2005-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        fc.constantFrom('daily', 'weekly'),
        fc.constantFrom(...zones),
        instants,
        (digest, there, at) => {
          const now = at.toISOString();
          const [last, next] = [lastDigest(digest, now, there), nextDigest(digest, now, there)];
          expect(last <= now && now < next).toBe(true);
          expect(lastDigest(digest, next, there)).toBe(next);
        },
      ),
    );
  });
});
