// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eccLogOnMessage } from '#ecc/contract';
import { ofServer } from '#lib/http/answers.fixture.ts';
import type { Patrol } from '#patrols/contract';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { corolla, logOnForm, sentBodies, tonight } from '../../ecc.fixture.ts';
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
    candidates: [
      { policeEventNumber: 'P061234567', sentence: 'Tonight: P061234567' },
      { policeEventNumber: 'P061234568', sentence: '> Last week P061234568' },
    ],
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

it('counts down to the moment to ring and shows what was sent [16.11]', async () => {
  open({});
  expect((await screen.findByRole('timer')).textContent).toBe('1:00:00');
  expect(screen.getByText('22:00')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Ring the ECC' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'What Was Sent' }).textContent).toContain('KLM127');
  expect(screen.getByRole('region', { name: 'Read This Out' }).textContent).toContain('Kilo Lima Mike 1 2 7');
});

it('says that it has not left, without a clock and without a word of having sent it [11.21]', async () => {
  open({ eccLogOnMail: { queued: sentAt.when, sent: null, failed: false } });
  expect(await screen.findByText('The log-on was not sent: ring the ECC')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Read This Out' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'What Was Not Sent' })).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText(/^Sent 20:50/)).toBeNull();
});

it('says to ring now once the time has passed [16.11]', async () => {
  open({ when: '2027-01-15T07:45:00.000Z' });
  expect(await screen.findByText('No answer yet. Ring the ECC now.')).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
});

it.each([
  ['cancelled', { cancelled: sentAt }],
  ['over', { when: '2027-01-15T04:00:00.000Z' }],
])('has no clock for a patrol that is %s [16.11]', async (_, state) => {
  open(state);
  expect(await screen.findByText(/^Sent 20:50/)).toBeDefined();
  expect(screen.queryByText(/^No answer yet/)).toBeNull();
});

it('shows the number instead once it has come, and then Start [16.11]', async () => {
  open({ eccLogOnResponse: response });
  const status = await screen.findByText('P061234567');
  expect(status.closest('[role=status]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Start' })).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('takes a number of any form, and warns of an unusual one [16.5]', async () => {
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

it('shows the mails that came in, what became of each, and its text folded [16.7]', async () => {
  open({}, [reply]);
  const text = await screen.findByText('P061234567 or P061234568?');
  expect(screen.getByText(/It has several numbers/)).toBeDefined();
  expect(text.closest('details')?.open).toBe(false);
});

it('says that only the beginning of a long mail is shown [11.29]', async () => {
  open({}, [{ ...reply, cut: true }]);
  expect(await screen.findByText('Only the beginning of this mail is shown.')).toBeDefined();
});

describe('the numbers that a mail offers [16.16]', () => {
  const use = (number: string, description: string | RegExp = /./) =>
    screen.findByRole('button', { name: `Use ${number}`, description });
  const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);
  afterEach(() => notifications.clean());

  it('are buttons with their sentences, of which one is entered once, also by keyboard', async () => {
    const { user } = open({}, [reply]);
    const first = await use('P061234567', 'Tonight: P061234567');
    expect(first.dataset.size).toBe('xl');
    let answer: (response: Response) => void = () => undefined;
    vi.mocked(fetch).mockReturnValueOnce(new Promise<Response>((resolve) => (answer = resolve)));
    await user.dblClick(await use('P061234568'));
    first.focus();
    await user.keyboard('{Enter}');
    answer(ofServer(Response.json(tonight())));
    await waitFor(() => expect(toasts()).toEqual(['Updated']));
    expect(sentBodies()).toEqual([{ policeEventNumber: 'P061234568', training: false }]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sentBodies()).toHaveLength(2));
    expect(sentBodies()[1]).toMatchObject({ policeEventNumber: 'P061234567' });
  });

  it('say which one is known in any spelling, and ask before it is replaced', async () => {
    const known = { ...response, policeEventNumber: '61 234 567' };
    const { user } = open({ eccLogOnResponse: known }, [reply]);
    await user.click(await screen.findByRole('button', { name: 'Chosen: P061234567' }));
    await user.click(await use('P061234568'));
    await user.click(await screen.findByRole('button', { name: 'Keep 61 234 567' }));
    await user.click(await use('P061234568'));
    expect(sentBodies()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(sentBodies()).toMatchObject([{ policeEventNumber: 'P061234568' }]));
  });

  it('say kindly that one is refused, and can be tapped again', async () => {
    const { user } = open({}, [reply]);
    const button = await use('P061234567');
    const refusal = { code: 'renamed-meanwhile', message: 'This patrol was renamed meanwhile.' };
    vi.mocked(fetch).mockResolvedValueOnce(ofServer(Response.json(refusal, { status: 409 })));
    await user.click(button);
    await waitFor(() => expect(toasts()).toEqual(['Unable to update: This patrol was renamed meanwhile.']));
    await user.click(button);
    await waitFor(() => expect(sentBodies()).toHaveLength(2));
  });

  it.each([
    ['is cancelled', { cancelled: sentAt }],
    ['has long been over', { when: '2027-01-14T04:00:00.000Z' }],
  ])('are none once the patrol %s', async (_, state) => {
    open(state, [reply]);
    await screen.findByText(/^Sent 20:50/);
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  });
});
