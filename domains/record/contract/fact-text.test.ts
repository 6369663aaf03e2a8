import { expect, it } from 'vitest';
import { wholeIncident } from '#patrols/contract/recorded/whole.fixture.ts';
import { finishLines, incidentTexts } from './fact-text.ts';

it('tells a finish by what was said of it, even if that was before a fact of it existed', () => {
  expect(finishLines({ vehicle: { finishOdometer: 84_259.4 }, fuelLevel: 0 })).toEqual([
    'Odometer 84,259.4 km, fuel Empty',
    undefined,
  ]);
  expect(finishLines({ vehicle: { finishOdometer: null } })).toEqual([null, undefined]);
});

it('each fact of an incident has a cell in its file [18.6]', () => {
  const cells = Object.values(incidentTexts).map(({ file }) => file.cell({ what: 'Fire', ...wholeIncident }));
  expect(cells).not.toContain('');
  expect(cells).not.toContain(null);
});
