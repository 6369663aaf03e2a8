// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { wordsOf } from '#ecc/web/reply-words.ts';
import type { Patrol } from '#patrols/contract';
import { aStart } from '#patrols/web/patrol.fixture.ts';
import { openRecord, recorded, running } from './record.fixture.tsx';

// The patrol began at 20:00 and was started at 20:02; it is 21:00.
const sent = { when: '2027-01-15T06:40:00.000Z' };
const answer = { when: '2027-01-15T06:50:00.000Z', policeEventNumber: 'P061234567' };
const started = aStart({ started: '2027-01-15T07:02:00.000Z', policeEventNumber: 'P061234567' });
const later = { when: '2027-01-15T07:40:00.000Z', policeEventNumber: 'P069999999' };

const eventNumber = () => screen.findByRole('region', { name: 'Event number' });
const mail = (others: object) => ({
  ...{ _id: '01920000-0000-7000-8000-0000000000d1', when: later.when, from: 'ECC' },
  ...{ subject: 'Re: HSCP', text: '', cut: false, outcome: 'no-number', candidates: [] },
  ...others,
});

/** Opens the record of a running patrol to its crew. */
function open(state: Partial<Patrol>, replies: object[] = [], phone: string | null = '09 555 0111') {
  return openRecord(recorded(running(state)), { replies, eccPhone: phone });
}

describe('the event number on the record [17.40]', () => {
  it('stands there to be read out', async () => {
    open({ started, eccLogOnNotification: sent, eccLogOnResponse: answer });
    expect((await eventNumber()).textContent).toBe('Event numberP061234567');
  });

  it('is the ECC’s second one as soon as it comes, with the one before', async () => {
    const complaints = vi.spyOn(console, 'error'); // its groups are alike, and React tells them apart
    const { change } = open({ started, eccLogOnNotification: sent, eccLogOnResponse: answer });
    await eventNumber();
    const state = { started, eccLogOnNotification: sent, eccLogOnResponse: later };
    change(recorded(running({ ...state, formerEventNumbers: [answer] })));
    await waitFor(async () =>
      expect((await eventNumber()).textContent).toBe('Event number since 20:40, before P061234567P069999999'),
    );
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe('without a number [17.41]', () => {
  it.each<[string, Partial<Patrol>, string, boolean]>([
    ['a log-on that nobody answers is rung about', { eccLogOnNotification: sent }, 'Ring the ECC now.', true],
    [
      '… not before it is time',
      { eccLogOnNotification: sent, when: '2027-01-15T07:50:00.000Z' },
      'Reply pending. Ring the ECC at 21:05.',
      false,
    ],
    ['a patrol without a log-on is rung about', {}, 'No log-on was sent. Ring the ECC.', true],
    ['training is not', { name: 'TEST' }, 'This is training: the ECC is not rung.', false],
  ])('%s', async (_which, state, text, ring) => {
    open(state);
    expect((await eventNumber()).textContent).toContain(text);
    const inside = within(await eventNumber());
    if (!ring) return expect(inside.queryByRole('link')).toBeNull();
    expect((await inside.findByRole('link', { name: 'Ring the ECC' })).getAttribute('href')).toBe(
      'tel:095550111',
    );
  });

  it('105 stands in for the number of the ECC that nobody entered [17.42]', async () => {
    open({}, [], null);
    const inside = within(await eventNumber());
    expect((await inside.findByRole('link', { name: 'Ring 105' })).getAttribute('href')).toBe('tel:105');
  });

  it('it leads to what to say and to the field for the number', async () => {
    open({});
    const link = await screen.findByRole('link', { name: 'What to Say, Enter Number' });
    expect(link.getAttribute('href')).toMatch(/ecc-log-on$/);
  });
});

describe('what the ECC writes [17.41]', () => {
  it('is on the record without what it quotes, and offers to ring and both stand-ins [17.42]', async () => {
    const text = 'Please ring us about Stockade Hill.\n\nOn Fri, 15 Jan 2027 HSCP wrote:\n> Log on';
    open({ started, eccLogOnNotification: sent, eccLogOnResponse: answer }, [mail({ text })], null);
    const card = within(await screen.findByRole('region', { name: 'From the ECC' }));
    expect(card.getByText('Please ring us about Stockade Hill.')).toBeDefined();
    expect(card.queryByText(/Log on/)).toBeNull();
    for (const number of ['105', '111'])
      expect((await card.findByRole('link', { name: `Ring ${number}` })).getAttribute('href')).toBe(
        `tel:${number}`,
      );
  });

  it('offers another number than the patrol has', async () => {
    const candidates = [{ policeEventNumber: 'P069999999', sentence: 'Use P069999999 from now on.' }];
    const replies = [mail({ outcome: 'several-numbers', candidates })];
    open({ started, eccLogOnNotification: sent, eccLogOnResponse: answer }, replies);
    expect(await screen.findByRole('button', { name: 'Use P069999999' })).toBeDefined();
    expect((await eventNumber()).textContent).toContain('P061234567');
  });

  it.each([
    ['Copy that.\n\n> Log on', 'Copy that.'],
    ['Copy that.\n-----Original Message-----\nLog on', 'Copy that.'],
    ['Copy that.\r\nFrom: HSCP\r\nLog on', 'Copy that.'],
    ['On patrol, they wrote us: fine.', 'On patrol, they wrote us: fine.'],
    ['> Log on', ''],
  ])('%j is %j without its quotation', (text, words) => {
    expect(wordsOf(text)).toBe(words);
  });
});
