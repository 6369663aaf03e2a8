import { describe, expect, it } from 'vitest';
import { incidentFilterOf, incidentSearchOf } from './incident-filter.ts';

const zone = 'Pacific/Auckland';

describe('the filter of incidents in the address [2.9, 18.3]', () => {
  it('is read as it is', () => {
    const search = { kind: 'Fire', from: '2026-11-01', to: '2026-11-30', search: 'grass fire' };
    expect(incidentSearchOf(search)).toEqual(search);
  });

  it.each([{ kind: 'fire' }, { kind: 7 }, { from: '2026-02-29' }, { to: 'today' }, { search: '\0' }])(
    'leaves out %j',
    (raw) => {
      expect(incidentSearchOf({ ...raw, what: 'Fire' })).toEqual({});
    },
  );

  it('asks the server for whole local days', () => {
    expect(
      incidentFilterOf({ kind: 'Fire', from: '2026-11-01', to: '2026-11-01', search: 'a' }, zone),
    ).toEqual({
      what: 'Fire',
      when: { $gte: '2026-10-31T11:00:00.000Z', $lt: '2026-11-01T11:00:00.000Z' },
      text: 'a',
    });
    expect(incidentFilterOf({}, zone)).toEqual({});
  });
});
