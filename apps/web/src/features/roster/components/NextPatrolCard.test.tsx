// @vitest-environment jsdom
import type { PatrolListItem } from '@patrolbook/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, showPage } from '../../../page.fixture.tsx';
import { NextPatrolCard } from './NextPatrolCard.tsx';

const mere = '01920000-0000-7000-8000-000000000003';
const accepted = { when: '2027-01-02T00:00:00.000Z' };
const now = '2027-01-15T08:00:00.000Z';

const patrol: PatrolListItem = {
  ...{ _id: '01920000-0000-7000-8000-000000000001', type: 'patrol', name: 'Test', callSign: 'HSCP' },
  ...{ when: '2027-01-15T09:00:00.000Z', hours: 3, instructions: null },
  ...{ cancelled: null, finalized: accepted, deleted: null, started: null, finished: null },
  ...{ eccLogOnNotification: null, eccLogOnResponse: null },
  ...{ eccLogOffNotification: null, eccLogOffResponse: null },
  patrollers: { [mere]: { accepted, declined: null, didNotShow: null, removed: null, emailed: null } },
  guests: {},
};

it('the next patrol says where to meet and that it is a test, and rings a crew-mate [meet-up-shown] [ring-crew-mate] [test-chip]', async () => {
  const person = { _id: mere, firstName: 'Mere', lastName: 'Ngata', finished: null, phone: '021 555 0101' };
  answerCalls({
    '/my/organization': { patrolMeetUpInstructions: 'At the station.', patrollerInstructions: '' },
    '/persons': { items: [person], matches: 1 },
  });
  showPage(<NextPatrolCard patrol={patrol} now={now} onAnswered={() => undefined} />, { phone: true });
  const ring = await screen.findByRole('link', { name: 'Ring Mere NGATA' });
  expect(ring.getAttribute('href')).toBe('tel:0215550101');
  expect(await screen.findByText('At the station.')).toBeDefined();
  expect(screen.getByText('TEST')).toBeDefined();
});
