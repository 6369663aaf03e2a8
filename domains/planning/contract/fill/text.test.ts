import { expect, it } from 'vitest';
import type { FillCandidate, ProposedPatroller, StandsInTheWay } from './schema.ts';
import { fillCandidateText, fillRefusalText, proposedText, standsInTheWayTexts } from './text.ts';

const hemi = '01900000-0000-7000-8000-000000000003';
const proposed: ProposedPatroller = {
  personId: '01900000-0000-7000-8000-000000000004',
  unavailable: null,
  inQuarter: 2,
  withProposed: 3,
  inMonth: 1,
  patrolsAMonth: 3,
  lastPatrol: '2026-11-12T08:00:00.000Z',
  rest: 21,
  experienced: true,
  with: [],
};
const textOf = (more: Partial<ProposedPatroller>) =>
  proposedText({ ...proposed, ...more }, 'Pacific/Auckland', () => 'Hemi WALKER');

it('the reasons for somebody who is proposed are told in words [6.26, 6.27]', () => {
  expect(textOf({})).toBe(
    '2 this quarter, 3 with this roster · 1 of 3 wished for this month · last 12 Nov · 21 hours of rest · experienced',
  );
  const fewest = { lastPatrol: null, rest: null, experienced: false, patrolsAMonth: null };
  expect(textOf({ ...fewest, unavailable: 'rather-not' })).toBe(
    'Would rather not that day · 2 this quarter, 3 with this roster · 1 this month',
  );
  expect(textOf({ ...fewest, inQuarter: 0 })).toMatch(/^None this quarter, 3 with/);
  expect(textOf({ ...fewest, with: [{ personId: hemi, times: 2, asked: true }] })).toMatch(
    /^Together with Hemi WALKER, as asked · /,
  );
  expect(textOf({ ...fewest, with: [{ personId: hemi, times: 3, asked: false }] })).toMatch(
    /^3 times with Hemi WALKER · /,
  );
});

it('what stands in the way is told with numbers, one of a kind too [6.26, 6.27]', () => {
  const none: StandsInTheWay = {
    ...{ answered: 0, cannot: 0, elsewhere: 0, rest: 0 },
    ...{ notTogether: 0, experience: 0, left: 0, proposed: 0 },
  };
  expect(standsInTheWayTexts(none, 8)).toEqual([]);
  expect(standsInTheWayTexts({ ...none, cannot: 5, elsewhere: 1, rest: 2 }, 1)).toEqual([
    '5 cannot go that day',
    '1 is on another at that time',
    '2 would have less than 1 hour of rest',
  ]);
  expect(
    standsInTheWayTexts({ ...none, answered: 1, notTogether: 2, experience: 3, left: 1, proposed: 2 }, 8),
  ).toEqual([
    '1 has declined it or was taken off',
    '2 are not to go with the others',
    '3 are not experienced',
    '1 was taken out here',
    '2 are proposed for others close to it',
  ]);
  expect(fillRefusalText('rest', 8)).toBe('would have less than 8 hours of rest');
});

it('what keeps somebody from a place beside a proposal is told once, before the rest [6.26, 6.27]', () => {
  const candidate: FillCandidate = {
    ...{ _id: hemi, unavailable: null, patrolsAMonth: null, isNeeded: false, because: null },
    ...{ at: [], notWith: [], askedWith: [], lastPatrol: null, inMonth: 0, inQuarter: 2 },
  };
  const words = { restHours: 8, zone: 'Pacific/Auckland', nameOf: () => 'Mere WALKER' };
  const textWith = (more: Partial<FillCandidate>) => fillCandidateText({ ...candidate, ...more }, words);
  const at = [{ _id: hemi, name: null, when: '2026-11-12T08:00:00.000Z', hours: 3 }];
  expect(textWith({})).toBe('2 this quarter');
  expect(textWith({ at, because: 'proposed' })).toBe('Proposed for another close to it · 2 this quarter');
  expect(textWith({ at, because: 'elsewhere' })).toBe('On another at that time · 2 this quarter');
  expect(textWith({ because: 'rest' })).toBe('Less than 8 hours of rest · 2 this quarter');
  expect(textWith({ unavailable: 'cannot', because: 'cannot' })).toBe('Cannot that day · 2 this quarter');
});
