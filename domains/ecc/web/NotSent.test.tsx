// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Patrol } from '#patrols/contract';
import { aFinish, aStart } from '#patrols/web/patrol.fixture.ts';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { tonight } from './ecc.fixture.ts';
import { NotSent } from './NotSent.tsx';

const now = '2027-01-15T08:00:00.000Z';
const sent = { when: '2027-01-15T07:50:00.000Z' };
const waiting = { queued: '2027-01-15T07:59:00.000Z', sent: null, failed: false };

function open(state: Partial<Patrol>) {
  answerCalls({ '/my/organization': { ecc: { phone: '09 555 0111', takesMail: true } } });
  return showPage(<NotSent patrol={tonight({ eccLogOnNotification: sent, ...state })} now={now} />);
}

describe('a log-on that has not left [11.21]', () => {
  it('tells the crew to ring after a minute, with the number and what to say', async () => {
    open({ eccLogOnMail: waiting });
    expect(await screen.findByText('The log-on was not sent: ring the ECC')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('The mail of 20:59 is waiting to leave.');
    const ring = await screen.findByRole('link', { name: 'Ring the ECC' });
    expect(ring.getAttribute('href')).toBe('tel:095550111');
    expect(screen.getByRole('link', { name: 'What to Say' })).toBeDefined();
  });

  it('tells also a crew that is out, and at once if it was refused', async () => {
    const refused = { ...waiting, queued: now, failed: true };
    open({ eccLogOnMail: refused, started: aStart() });
    expect(await screen.findByText(/was refused or came back/)).toBeDefined();
  });

  it('is not certain for a device without coverage', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open({ eccLogOnMail: waiting });
    expect(await screen.findByText('The log-on may not have been sent: ring the ECC')).toBeDefined();
  });

  it.each<[string, Partial<Patrol>]>([
    ['within the first minute', { eccLogOnMail: { ...waiting, queued: '2027-01-15T07:59:00.001Z' } }],
    ['once it has left', { eccLogOnMail: { ...waiting, sent: now } }],
    ['once the ECC has given a number', { eccLogOnResponse: { ...sent, policeEventNumber: 'P061234567' } }],
    ['once a number was typed at the start', { started: aStart({ policeEventNumber: 'P061234567' }) }],
    ['without a mail', { eccLogOnMail: null }],
  ])('says nothing %s', async (_when, state) => {
    open({ eccLogOnMail: waiting, ...state });
    expect((await screen.findByRole('status')).textContent).toBe('');
  });

  it('of a TEST patrol rings nobody', async () => {
    open({ eccLogOnMail: waiting, name: 'TEST' });
    expect(await screen.findByText('The log-on was not sent')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('a log-off that has not left tells whoever finished to ring [11.21]', async () => {
  open({ eccLogOffMail: waiting, started: aStart(), finished: aFinish() });
  expect(await screen.findByText('The log-off was not sent: ring the ECC')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Ring the ECC' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'What to Say' })).toBeNull();
});
