// @vitest-environment jsdom
import { eccLogOnMessage, type Patrol } from '@patrolbook/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { corolla, logOnForm, sentBodies, tonight } from '../../../domain/ecc/ecc.fixture.ts';
import { answerCalls, showPage } from '../../../page.fixture.tsx';
import { LoggedOn } from './LoggedOn.tsx';

const now = '2027-01-15T08:00:00.000Z';
const sentAt = { when: '2027-01-15T07:50:00.000Z' };
const response = { when: '2027-01-15T07:58:00.000Z', policeEventNumber: 'P061234567' };
const details = { phone: '021 555 0101', vehicle: corolla, overt: null, notes: null, standDownReason: null };
const reply = {
  ...{ _id: '01920000-0000-7000-8000-0000000000b1', when: now, from: 'ecc@police.example' },
  ...{
    subject: 'Re: Patrol log on',
    text: 'P061234567 or P061234568?',
    cut: false,
    outcome: 'several-numbers',
  },
};

function open(state: Partial<Patrol>, items: object[] = []) {
  const patrol = tonight({ eccLogOnNotification: sentAt, ...state });
  const path = `/patrol/${patrol._id}`;
  answerCalls({
    [`${path}/ecc-replies`]: { items, matches: items.length },
    [`${path}/ecc-log-on/response`]: patrol,
    '/persons': { items: [], matches: 0 },
  });
  const message = eccLogOnMessage(logOnForm(), details);
  const start = logOnForm({ sent: { ...sentAt, message, ...details } });
  return showPage(<LoggedOn patrol={patrol} start={start} now={now} takesFocus={false} />);
}

it('counts down to the moment to ring and shows what was sent [ecc-clock-shown] [ecc-sent-shown]', async () => {
  open({});
  expect((await screen.findByRole('timer')).textContent).toBe('1:00:00');
  expect(screen.getByText('22:00')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ring the ECC' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'What Was Sent' }).textContent).toContain('KLM127');
  expect(screen.getByRole('region', { name: 'Read This Out' }).textContent).toContain('Kilo Lima Mike 1 2 7');
});

it('says that it has not left, without a clock and without a word of having sent it [not-sent-shown]', async () => {
  open({ eccLogOnMail: { queued: sentAt.when, sent: null, failed: false } });
  expect(await screen.findByText('The log-on was not sent: ring the ECC')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Read This Out' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'What Was Not Sent' })).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText(/^Sent 20:50/)).toBeNull();
});

it('says to ring now once the time has passed [ecc-clock-shown]', async () => {
  open({ when: '2027-01-15T07:45:00.000Z' });
  expect(await screen.findByText('No answer yet. Ring the ECC now.')).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
});

it.each([
  ['cancelled', { cancelled: sentAt }],
  ['over', { when: '2027-01-15T04:00:00.000Z' }],
])('has no clock for a patrol that is %s [ecc-clock-shown]', async (_, state) => {
  open(state);
  expect(await screen.findByText(/^Sent 20:50/)).toBeDefined();
  expect(screen.queryByText(/^No answer yet/)).toBeNull();
});

it('shows the number instead once it has come, and then Start [ecc-number-shown]', async () => {
  open({ eccLogOnResponse: response });
  const status = await screen.findByText('P061234567');
  expect(status.closest('[role=status]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Start' })).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('takes a number of any form, and warns of an unusual one [ecc-number-typed]', async () => {
  const { user } = open({});
  const number = await screen.findByRole('textbox', { name: 'Event Number' });
  expect(screen.getByText('Usually P and nine digits.')).toBeDefined();
  await user.type(number, '61234567');
  expect(screen.getByText(/This is not P and nine digits/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save Event Number' }));
  await waitFor(() =>
    expect(sentBodies()).toMatchObject([{ policeEventNumber: '61234567', training: false }]),
  );
});

it('shows the mails that came in, what became of each, and its text folded [ecc-replies-shown]', async () => {
  open({}, [reply]);
  const text = await screen.findByText('P061234567 or P061234568?');
  expect(screen.getByText(/It has several numbers/)).toBeDefined();
  expect(text.closest('details')?.open).toBe(false);
});
