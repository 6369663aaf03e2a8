// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addHours } from '#contract';
import type { Patrol, PatrolType } from '#patrols/contract';
import { aPatrol, aroha, aStart, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';
import { cancelledText } from './cancel-mails.ts';
import { cancellingEccText, cancellingText } from './cancelling-text.ts';
import { PatrolActions } from './PatrolActions.tsx';
import { PatrolHead } from './PatrolHead.tsx';

beforeEach(() => notifications.clean());

const upcoming = '2026-11-20T08:00:00.000Z';

it.each<[PatrolType, string, string]>([
  ['patrol', 'Cancel Patrol', 'Patrol cancelled'],
  ['event', 'Cancel Event', 'Event cancelled'],
])('a cancelled %s is said to be cancelled [13.5]', async (type, choice, message) => {
  const patrol = aPatrol({ type });
  answerCalls({
    [`/patrol/${patrol._id}/cancel`]: { ...patrol, cancelled: { when: upcoming } },
    [`/patrol/${patrol._id}/recipients`]: { unmailed: [], patrollers: 2, guests: 1, watchers: 0, digests: 0 },
  });
  const { user } = showPage(<PatrolActions patrol={patrol} now={upcoming} />, {
    profile: { roles: ['admin'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/This mails 2 patrollers and 1 guest/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: choice }));
  const shown = () => notificationsStore.getState().notifications.map((toast) => toast.message);
  await waitFor(() => expect(shown()).toEqual([message]));
});

it.each(['Cancel', 'Did Not Show'])(
  '%s says of what is over that nobody is mailed, without asking the server [5.11]',
  async (button) => {
    const patrol = aPatrol();
    const called = answerCalls({});
    const { user } = showPage(<PatrolActions patrol={patrol} now={addHours(patrol.when, 3)} />, {
      profile: { roles: ['admin'] },
    });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(/It is over, so nobody on it is mailed/)).toBeDefined();
    expect(called.filter(({ pathname }) => pathname.endsWith('/recipients'))).toEqual([]);
  },
);

it.each([
  ['an hour before its start', -1, true],
  ['hours past its end', 20, true],
  ['two hours before its start', -2, false],
  ['two days later', 48, false],
])('cancelling %s says whether its crew may be out already [17.58]', async (_when, hours, says) => {
  const patrol = aPatrol({ patrollers: { [aroha]: pending } });
  answerCalls({
    [`/patrol/${patrol._id}/recipients`]: { unmailed: [], patrollers: 2, guests: 0, watchers: 0, digests: 0 },
  });
  const { user } = showPage(<PatrolActions patrol={patrol} now={addHours(patrol.when, hours)} />, {
    profile: { roles: ['admin'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('This cannot be undone'));
  expect(dialog.textContent?.includes('Its crew may be out already')).toBe(says);
});

it('the head of a patrol says that its crew is too small, while it is ahead or runs [5.8]', async () => {
  const alone = aPatrol({ patrollers: { [aroha]: pending } });
  const head = async (patrol: Patrol, now: string) => {
    cleanup();
    showPage(<PatrolHead patrol={patrol} now={now} />);
    await screen.findByRole('heading');
    return screen.queryByText('1 of 2 crew') !== null;
  };
  const after = addHours(alone.when, 4);
  expect(await head(alone, upcoming)).toBe(true);
  expect(await head({ ...alone, finalized: null }, upcoming)).toBe(true);
  expect(await head({ ...alone, started: aStart() }, after)).toBe(true);
  expect(await head(alone, after)).toBe(false);
  expect(await head({ ...alone, cancelled: { when: upcoming } }, upcoming)).toBe(false);
  expect(await head({ ...alone, type: 'event' }, upcoming)).toBe(false);
  expect(await head(aPatrol({ patrollers: { [aroha]: pending, [graeme]: pending } }), upcoming)).toBe(false);
});

describe('what is said of the mails about a cancelled patrol [5.11]', () => {
  const patrol = aPatrol();
  const stamp = { when: upcoming };
  const saying = (others: Partial<Patrol>) => cancelledText({ ...patrol, cancelled: stamp, ...others });

  it('is how many were told, and how many mails still wait', () => {
    expect(saying({ told: { sent: 1, waiting: 0 } })).toBe('1 person was told by email.');
    expect(saying({ told: { sent: 4, waiting: 2 } })).toBe(
      '4 people were told by email. 2 mails wait to be sent.',
    );
    expect(saying({ told: { sent: 0, waiting: 1 } })).toBe('1 mail waits to be sent.');
  });

  it('is that nobody was, where nobody was', () => {
    expect(saying({ told: { sent: 0, waiting: 0 } })).toBe('Nobody on it was mailed.');
    expect(saying({ finalized: null })).toBe('It was a draft, so nobody was mailed.');
    const over = { when: addHours(patrol.when, 3) };
    expect(saying({ cancelled: over })).toBe('It was over, so nobody on it was mailed.');
  });

  it('is said before it is cancelled too', () => {
    const nobody = { unmailed: [], patrollers: 0, guests: 0, watchers: 0, digests: 0 };
    expect(cancellingText(patrol, { ...nobody, watchers: 2, digests: 0 }, upcoming)).toBe(
      'This mails 2 watchers.',
    );
    expect(cancellingText(patrol, nobody, upcoming)).toBe('Nobody on it is mailed.');
    expect(cancellingText({ ...patrol, finalized: null }, nobody, upcoming)).toBe(
      'It is a draft, so nobody is mailed.',
    );
  });
});

describe('what is said of the ECC before a patrol is cancelled [5.11, 16.10]', () => {
  const told = 'The ECC is told by email.';
  const loggedOn = { eccLogOnNotification: { when: upcoming } };
  const over = addHours(aPatrol().when, 3);

  it.each<[string, Partial<Patrol>, string, string]>([
    ['is that it is told, once a log-on was sent', loggedOn, upcoming, told],
    [
      '… or it gave a number',
      { eccLogOnResponse: { when: upcoming, policeEventNumber: 'P1' } },
      upcoming,
      told,
    ],
    ['is that it is not told before', {}, upcoming, 'The ECC does not know of it and is not told.'],
    [
      'is to ring, as it is not told of what is over',
      loggedOn,
      over,
      'Nor is the ECC: ring it if it may still expect the crew.',
    ],
    ['is nothing of what is over and was never logged on', {}, over, ''],
    ['is nothing of a draft', { finalized: null }, upcoming, ''],
    ['is nothing of an event', { type: 'event' }, upcoming, ''],
    ['is nothing of a test without a log-on', { name: 'TEST' }, upcoming, ''],
    ['is nothing of a test that is over', { ...loggedOn, name: 'TEST' }, over, ''],
  ])('%s', (_case, others, now, text) => {
    expect(cancellingEccText(aPatrol(others), told, now)).toBe(text);
  });

  it.each<[string, Partial<Patrol>, object, string]>([
    ['by mail', loggedOn, { phone: '09 555 0111', takesMail: true }, 'The ECC is told by email.'],
    [
      'by phone where it takes no mail',
      loggedOn,
      { phone: '09 555 0111', takesMail: false },
      'Ring the ECC on 09 555 0111',
    ],
    [
      'in training',
      { ...loggedOn, name: 'TEST' },
      { phone: null, takesMail: true },
      'the message to the ECC goes to you instead',
    ],
  ])('stands in the question: %s', async (_way, others, ecc, text) => {
    const patrol = aPatrol(others);
    answerCalls({
      '/my/organization': { ecc },
      [`/patrol/${patrol._id}/recipients`]: {
        unmailed: [],
        patrollers: 2,
        guests: 0,
        watchers: 0,
        digests: 0,
      },
    });
    const { user } = showPage(<PatrolActions patrol={patrol} now={upcoming} />, {
      profile: { roles: ['admin'] },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this patrol?' });
    await waitFor(() => expect(dialog.textContent).toContain(text));
  });
});

describe('what is said to those who are mailed [5.15]', () => {
  const patrol = aPatrol();
  const counted = { unmailed: [], patrollers: 2, guests: 0, watchers: 0, digests: 0 };
  const ask = async (recipients: object, answer: unknown) => {
    answerCalls({
      [`/patrol/${patrol._id}/recipients`]: recipients,
      [`/patrol/${patrol._id}/cancel`]: answer,
    });
    const { user } = showPage(<PatrolActions patrol={patrol} now={upcoming} />, {
      profile: { roles: ['admin'] },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('dialog', { name: 'Cancel this patrol?' });
    return user;
  };
  const cancelled = { ...patrol, cancelled: { when: upcoming } };

  it('goes with the cancellation, and stays as typed while that fails', async () => {
    const user = await ask(counted, Response.json({ message: 'No.' }, { status: 500 }));
    await user.type(screen.getByLabelText('Message (optional)'), 'The car is broken.');
    await user.click(screen.getByRole('button', { name: 'Cancel Patrol' }));
    const shown = () => notificationsStore.getState().notifications.map((toast) => toast.message);
    await waitFor(() => expect(shown()).toEqual(['Unable to cancel: No.']));
    expect(screen.getByDisplayValue('The car is broken.')).toBeDefined();
    expect(sentChanges().at(-1)).toEqual([
      `POST /patrol/${patrol._id}/cancel`,
      { message: 'The car is broken.' },
    ]);
  });

  it('is not sent while it is too long', async () => {
    const user = await ask(counted, cancelled);
    fireEvent.change(screen.getByLabelText('Message (optional)'), { target: { value: 'a'.repeat(1001) } });
    expect(screen.getByText('must be 1000 chars or less')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel Patrol' }));
    expect(sentChanges()).toEqual([]);
  });

  it('has no field where nobody is mailed', async () => {
    const user = await ask({ ...counted, patrollers: 0 }, cancelled);
    expect(screen.queryByLabelText('Message (optional)')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel Patrol' }));
    await waitFor(() => expect(sentChanges()).toEqual([[`POST /patrol/${patrol._id}/cancel`, {}]]));
  });
});
