// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reach, SentMessage, WholeMessage } from '#messages/contract';
import { aPatrol, graeme } from '#patrols/web/patrol.fixture.ts';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { MessagesPage } from './pages/MessagesPage.tsx';
import { NewMessagePage } from './pages/NewMessagePage.tsx';

beforeEach(() => notifications.clean());

const patrol = aPatrol({ when: '2027-01-22T08:00:00.000Z' });
const reach: Reach = {
  people: 2,
  guests: 1,
  unmailed: [{ name: 'Rua HALL', phone: '021 555 0101' }],
  failing: [{ name: 'Mere NGATA', phone: null }],
};
const words = { subject: 'The back gate', text: 'The front gate is being painted.' };
const profile = { roles: ['admin' as const] };
const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);

function write(address: string, answers: Record<string, unknown> = {}) {
  const called = answerCalls({
    [`/patrol/${patrol._id}`]: patrol,
    '/messages/recipients': reach,
    '/message': { _id: 'one' },
    ...answers,
  });
  return { ...showPage(<NewMessagePage />, { profile, address }), called };
}

type User = ReturnType<typeof write>['user'];

async function fill(user: User) {
  await user.click(await screen.findByLabelText('Subject'));
  await user.paste(words.subject);
  await user.click(screen.getByLabelText('Message'));
  await user.paste(words.text);
}

describe('a message is written', () => {
  it('to a crew, once it was said whom it reaches and who is to be rung [14.46]', async () => {
    const { user, router } = write(`/?patrol=${patrol._id}`);
    expect(
      await screen.findByText('The crew and guests of Regular patrol, Fri 22 Jan 2027, 21:00'),
    ).toBeDefined();
    expect((await screen.findByText(/^This mails/)).textContent).toBe(
      'This mails 2 people and 1 guest. It cannot be undone.',
    );
    expect(screen.getByText('No mail reaches Rua HALL (021 555 0101): please ring them.')).toBeDefined();
    expect(screen.getByText('The last mail to Mere NGATA did not arrive.')).toBeDefined();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send to 3' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages'));
    const to = { kind: 'crew', patrolId: patrol._id };
    expect(sentChanges()).toEqual([['POST /message', { to, ...words }]]);
    expect(toasts()).toEqual(['Message on its way']);
  });

  it('to those of a month [14.46]', async () => {
    const { user, called } = write('/?month=2027-01');
    expect(await screen.findByText('Everybody on a patrol in January 2027')).toBeDefined();
    await fill(user);
    await user.click(await screen.findByRole('button', { name: 'Send to 3' }));
    await waitFor(() => expect(sentChanges()).toHaveLength(1));
    expect(sentChanges()[0]?.[1]).toMatchObject({ to: { kind: 'month', month: '2027-01' } });
    const counted = called.map(({ searchParams }) => searchParams.get('to'));
    expect(counted).toContain('{"kind":"month","month":"2027-01"}');
  });

  it('to all members, or to the patrollers among them [14.46]', async () => {
    const { user, called } = write('/');
    await user.click(await screen.findByLabelText('To', { selector: 'input' }));
    await user.click(await screen.findByRole('option', { name: 'All patrollers' }));
    await waitFor(() => expect(called.at(-1)?.searchParams.get('to')).toBe('{"kind":"patrollers"}'));
  });

  it('a refusal says why, and nothing that was typed is lost [14.46]', async () => {
    const refusal = { code: 'over', message: 'This patrol is over, so nobody is mailed about it.' };
    const { user } = write(`/?patrol=${patrol._id}`, { '/message': Response.json(refusal, { status: 409 }) });
    await fill(user);
    await user.click(await screen.findByRole('button', { name: 'Send to 3' }));
    await waitFor(() => expect(toasts()).toEqual([refusal.message]));
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe(words.subject);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(words.text);
  });

  it('cannot be sent without words, nor while it is not known whom it reaches [14.46]', async () => {
    const failed = { '/messages/recipients': Response.json({ message: 'No.' }, { status: 409 }) };
    write('/', failed);
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to count whom this reaches');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    document.body.replaceChildren();
    const { user } = write('/');
    await user.click(await screen.findByRole('button', { name: 'Send to 3' }));
    expect(await screen.findAllByText('must be 1 chars or more')).toHaveLength(2);
    expect(sentChanges()).toEqual([]);
  });
});

const sent: SentMessage = {
  _id: '01920000-0000-7000-8000-000000000021',
  subject: words.subject,
  to: { kind: 'month', month: '2027-01' },
  sent: { when: '2027-01-15T07:00:00.000Z', by: graeme },
  mails: { handedOver: 10, waiting: 0, failed: 1, dropped: 0 },
  unmailed: 1,
};
const whole: WholeMessage = {
  ...sent,
  text: words.text,
  unreached: [
    { name: 'Mere NGATA', phone: null, mail: { _id: 'mail', reason: '550 Unknown' } },
    { name: 'Rua HALL', phone: '021 555 0101', mail: null },
  ],
};

describe('the messages that were sent [14.47]', () => {
  it('say to whom, by whom and what became of them; opened, whom to ring, and what can be sent again', async () => {
    answerCalls({
      '/messages': { items: [sent], matches: 1 },
      [`/message/${sent._id}`]: whole,
      '/persons': { items: [], matches: 0 },
      '/mail/mail/resend': { _id: 'again' },
    });
    const { user } = showPage(<MessagesPage />, { profile });
    expect(await screen.findByText('Everybody on a patrol in January 2027')).toBeDefined();
    expect(screen.getByText('2 not reached')).toBeDefined();
    expect(screen.getByText(/10 handed over, 1 not delivered, 1 without an address/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show The back gate' }));
    expect(await screen.findByText(words.text)).toBeDefined();
    const [mere, rua] = screen.getAllByRole('listitem').slice(1);
    const ring = await within(rua ?? document.body).findByRole('link');
    expect(ring.getAttribute('href')).toBe('tel:0215550101');
    expect(mere?.textContent).toContain('550 Unknown');
    await user.click(screen.getByRole('button', { name: 'Send Again to Mere NGATA' }));
    await waitFor(() => expect(toasts()).toEqual(['Mail queued']));
  });

  it('that have reached everybody, or are on the way, say so', async () => {
    const all = { handedOver: 12, waiting: 0, failed: 0, dropped: 0 };
    const under = { ...all, waiting: 3 };
    const items = [all, under].map((mails, n) => ({ ...sent, _id: `${sent._id}${n}`, mails, unmailed: 0 }));
    answerCalls({ '/messages': { items, matches: 2 }, '/persons': { items: [], matches: 0 } });
    showPage(<MessagesPage />, { profile });
    expect(await screen.findByText('Sent')).toBeDefined();
    expect(screen.getByText('On the way')).toBeDefined();
  });
});
