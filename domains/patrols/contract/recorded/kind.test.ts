import { describe, expect, it } from 'vitest';
import { allQuiet, detailsOf, kindOf, shownKinds } from './kind.ts';

describe('what an incident is called [18.21]', () => {
  it.each([
    [{ ...allQuiet }, 'All quiet', null],
    [{ ...allQuiet, whatDetails: 'All quiet here. Two cars.' }, 'All quiet', 'All quiet here. Two cars.'],
    [{ ...allQuiet, whatDetails: 'A few people leaving.' }, 'Location', 'A few people leaving.'],
    [{ ...allQuiet, whatDetails: null }, 'Location', null],
    [{ ...allQuiet, what: 'Site check' }, 'Site check', 'All quiet here.'],
    [{ what: 'All quiet', whatDetails: 'Typed.' }, 'All quiet', 'Typed.'],
  ])('%j', (incident, kind, details) => {
    expect([kindOf(incident), detailsOf(incident)]).toEqual([kind, details]);
  });

  it('is among the kinds to choose from, in their order', () => {
    expect(shownKinds.slice(0, 4)).toEqual([
      'Accident',
      'Alarm activated',
      'All quiet',
      'Dodgy people looking shifty',
    ]);
  });
});
