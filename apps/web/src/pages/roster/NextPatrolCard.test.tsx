// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { claimsWith } from '#lib/auth/claims.fixture.ts';
import type { PatrolListItem } from '#patrols/contract';
import { aPatrol } from '#patrols/web/patrol.fixture.ts';
import { publishUnsent } from '#patrols/web/recorded/unsent.ts';
import { answerCalls, showPage } from '../../page.fixture.tsx';
import { NextPatrolCard } from './NextPatrolCard.tsx';

const mere = '01920000-0000-7000-8000-000000000003';
const accepted = { when: '2027-01-02T00:00:00.000Z' };
const now = '2027-01-15T08:00:00.000Z';
const instructions = { patrolMeetUpInstructions: 'At the station.', patrollerInstructions: '' };

const patrol: PatrolListItem = {
  ...{
    _id: '01920000-0000-7000-8000-000000000001',
    type: 'patrol',
    name: 'Test',
    callSign: 'HSCP',
    crewSize: 2,
  },
  ...{ when: '2027-01-15T09:00:00.000Z', hours: 3, instructions: null },
  ...{ cancelled: null, finalized: accepted, deleted: null, started: null, finished: null },
  ...{ eccLogOnNotification: null, eccLogOnResponse: null },
  ...{ eccLogOffNotification: null, eccLogOffResponse: null },
  patrollers: { [mere]: { accepted, declined: null, didNotShow: null, removed: null, emailed: null } },
  guests: {},
};

it('the next patrol says where to meet and that it is a test, and rings a crew-mate [5.9, 8.9, 8.10]', async () => {
  const person = { _id: mere, firstName: 'Mere', lastName: 'Ngata', finished: null, phone: '021 555 0101' };
  answerCalls({
    '/my/organization': instructions,
    '/persons': { items: [person], matches: 1 },
  });
  showPage(<NextPatrolCard patrol={patrol} now={now} onAnswered={() => undefined} />, { phone: true });
  const ring = await screen.findByRole('link', { name: 'Ring Mere NGATA' });
  expect(ring.getAttribute('href')).toBe('tel:0215550101');
  expect(await screen.findByText('At the station.')).toBeDefined();
  expect(screen.getByText('TEST')).toBeDefined();
});

describe('a log-on that has not left [11.21]', () => {
  const loggedOn = { ...patrol, name: 'Regular patrol', eccLogOnNotification: accepted };
  const unsent = { queued: '2027-01-15T07:50:00.000Z', sent: null, failed: false };

  /** Shows the patrol's card. Returns how often the patrol itself was read. */
  function open(next: PatrolListItem) {
    const called = answerCalls({
      '/my/organization': { ...instructions, ecc: { phone: '09 555 0111', takesMail: true } },
      '/persons': { items: [], matches: 0 },
      [`/patrol/${patrol._id}`]: aPatrol({ ...next, guests: {}, eccLogOnMail: unsent }),
    });
    showPage(<NextPatrolCard patrol={next} now={now} onAnswered={() => undefined} />);
    return () => called.filter(({ pathname }) => pathname.endsWith(`/patrol/${patrol._id}`)).length;
  }

  it('tells the crew on My Roster to ring the ECC', async () => {
    open(loggedOn);
    expect(await screen.findByText('The log-on was not sent: ring the ECC')).toBeDefined();
    expect((await screen.findByRole('link', { name: 'Ring the ECC' })).getAttribute('href')).toBe(
      'tel:095550111',
    );
  });

  it('says that it waits on this phone, until the server has it [17.34]', async () => {
    const waiting = { patrolId: patrol._id, logOn: true, started: null, hours: null, finished: false };
    publishUnsent(claimsWith().sub, [waiting]);
    open({ ...patrol, name: 'Regular patrol' });
    expect(
      (await screen.findByText('Your log-on waits on this phone')).closest('[role=status]'),
    ).not.toBeNull();
    expect(screen.getByText(/The ECC does not know about this patrol until then/)).toBeDefined();
    act(() => publishUnsent(claimsWith().sub, []));
    expect(screen.queryByText('Your log-on waits on this phone')).toBeNull();
  });

  it.each<[string, PatrolListItem]>([
    ['has not been logged on', patrol],
    ['has its number', { ...loggedOn, eccLogOnResponse: { ...accepted, policeEventNumber: 'P061234567' } }],
  ])('is not looked for on one that %s', async (_which, next) => {
    const reads = open(next);
    await screen.findByRole('heading', { level: 2 });
    expect(reads()).toBe(0);
  });
});
