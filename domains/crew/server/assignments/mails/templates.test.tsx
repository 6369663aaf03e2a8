import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderBody } from '#platform/mail/render.ts';
import type { EmailPatrol, FormerPatrol } from '../../mail-parts.tsx';
import { answerButtons } from './answer-buttons.ts';
import { GuestAdded, guestAddedSubject } from './guest-added.tsx';
import { PatrolCancelled, patrolCancelledSubject } from './patrol-cancelled.tsx';
import { PatrolMoved, patrolMovedSubject } from './patrol-moved.tsx';
import { PatrolStandDown } from './patrol-stand-down.tsx';
import { PatrollerAssigned, patrollerAssignedSubject } from './patroller-assigned.tsx';
import { PatrollerDeclined, patrollerDeclinedSubject } from './patroller-declined.tsx';
import { AnswerMissing, PatrolNear } from './patroller-reminded.tsx';
import { PatrollerRemoved, patrollerRemovedSubject } from './patroller-removed.tsx';
import { WatcherNotice, watcherNoticeSubject } from './watcher-finalized.tsx';

const branding = {
  organizationName: 'Howick South',
  productName: 'Patrolbook',
  signOff: 'Aroha and the HSCP team',
};
const link = 'https://patrolbook.example/assignment/confirm/an-id.a-secret';
const team = ['Graeme PATTERSON', 'Wiremu HŌHEPA', 'Const. Matt Reihana (guest)'];
const patrol: EmailPatrol = {
  organizationName: 'Howick South Community Patrol',
  timeZone: 'Pacific/Auckland',
  type: 'patrol',
  name: 'Regular patrol',
  when: '2026-12-05T08:00:00.000Z',
  hours: 2.5,
  callSign: 'HSCP',
};
const coordinator = { coordinatorName: 'Aroha Tamihana', coordinatorPhone: '021 555 0142' };
const questions = 'Questions? Ring Aroha Tamihana, 021 555 0142.';
const event: EmailPatrol = { ...patrol, type: 'event', name: null, callSign: null };
const assigned = {
  branding,
  firstName: 'Graeme',
  patrol,
  team,
  link,
  buttons: answerButtons(link),
  meetUp: 'At the back door.\n15 minutes before the start.',
  instructions: 'Bring your vest & torch.',
};
const wiremu = { firstName: 'Wiremu', lastName: 'Hōhepa' };

const mails = {
  assigned: <PatrollerAssigned {...assigned} />,
  guest: <GuestAdded {...assigned} name="Matt" />,
  watcher: <WatcherNotice {...assigned} />,
  cancelled: <PatrolCancelled branding={branding} to="Graeme" wasComing patrol={patrol} />,
  moved: (
    <PatrolMoved {...assigned} to="Graeme" attending askedAgain buttons={[{ href: link, label: 'Accept' }]} />
  ),
  removed: <PatrollerRemoved branding={branding} to="Graeme" patrol={patrol} answerable />,
  declined: <PatrollerDeclined {...assigned} firstName="Aroha" patroller={wiremu} />,
};

/** Expects these passages in the text, in this order. */
function expectInOrder(text: string, passages: string[]): void {
  const places = passages.map((passage) => text.indexOf(passage));
  expect(Object.fromEntries(passages.map((passage, i) => [passage, (places[i] ?? -1) >= 0]))).toEqual(
    Object.fromEntries(passages.map((passage) => [passage, true])),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

describe.each(Object.entries(mails))('every mail (%s)', (_name, message) => {
  it('greets, names the patrol and signs off, in html and in text', async () => {
    const { html, text } = await renderBody(message);
    for (const part of [
      'Kia ora',
      'Sat 5 Dec 2026, 21:00',
      'Regular patrol, until 23:30 (2 h 30 min), call sign HSCP',
    ])
      expect(html.replaceAll('<!-- -->', '')).toContain(part);
    expectInOrder(text, [
      'Kia ora',
      'Sat 5 Dec 2026, 21:00',
      'call sign HSCP',
      'Ngā mihi,\nAroha and the HSCP team',
    ]);
  });

  it('loads nothing from other servers and has inline styles only', async () => {
    const { html } = await renderBody(message);
    expect(html).not.toMatch(/<(img|style|script|link|svg)\b/);
    expect(html).not.toMatch(/url\(/);
    expect(html).not.toMatch(/undefined|\[object/);
  });
});

describe('a mail that a patrol was moved', () => {
  const textOf = async (former: FormerPatrol) =>
    (await renderBody(<PatrolMoved {...assigned} to="Graeme" attending former={former} />)).text;

  it('says what the patrol was before [11.2]', async () => {
    expectInOrder(await textOf({ when: '2026-11-24T08:00:00.000Z', hours: 3, name: null }), [
      'It is now:',
      'Sat 5 Dec 2026, 21:00',
      'It was: Tue 24 Nov 2026, 21:00, patrol, 3 h',
      'Team',
    ]);
  });

  it('does not if it is the same again [11.2]', async () => {
    expect(await textOf(patrol)).not.toContain('It was');
  });
});

it('the mails before a patrol say that the clocks change during it [1.8]', async () => {
  const april = { ...assigned, patrol: { ...patrol, when: '2026-04-04T11:30:00.000Z' } };
  for (const message of [
    <PatrollerAssigned key="assigned" {...april} />,
    <GuestAdded key="guest" {...april} name="Matt" />,
    <WatcherNotice key="watcher" {...april} />,
    <PatrolMoved key="moved" {...april} to="Graeme" attending />,
  ])
    expect((await renderBody(message)).text).toContain('this patrol ends at 02:00 NZST by the new time.');
});

describe('whom to ring [11.39]', () => {
  const named = { ...assigned, patrol: { ...patrol, ...coordinator } };
  const attending: Record<string, ReactElement> = {
    assigned: <PatrollerAssigned {...named} />,
    reminded: <AnswerMissing {...named} />,
    near: <PatrolNear {...named} />,
    guest: <GuestAdded {...named} name="Matt" />,
    moved: <PatrolMoved {...named} to="Graeme" attending />,
    cancelled: <PatrolCancelled {...named} to="Graeme" wasComing />,
    removed: <PatrollerRemoved {...named} to="Graeme" answerable />,
    warned: <PatrolStandDown {...named} attending />,
  };

  it.each(Object.entries(attending))(
    'stands in what patrollers and guests get (%s)',
    async (_name, message) => {
      expectInOrder((await renderBody(message)).text, ['Sat 5 Dec 2026', questions, 'Ngā mihi']);
    },
  );

  it('is not in what watchers and admins get, nor where the organization names nobody', async () => {
    for (const message of [
      <WatcherNotice key="notice" {...named} />,
      <PatrolMoved key="moved" {...named} to="Graeme" attending={false} />,
      <PatrolCancelled key="cancelled" {...named} to="Graeme" wasComing={false} />,
      <PatrolStandDown key="warned" {...named} attending={false} />,
      mails.assigned,
    ])
      expect((await renderBody(message)).text).not.toContain('Questions?');
  });
});

describe('what an admin says [11.40]', () => {
  const words =
    'Sorry!\n\n<a href="https://evil.example">Sign in</a>\nNgā mihi,\nThe police https://evil.example/';
  const messages = [
    { author: 'Aroha TAMIHANA', text: words },
    { author: 'Wiremu HŌHEPA', text: 'And it starts later.' },
  ];
  const said: Record<string, ReactElement> = {
    cancelled: <PatrolCancelled {...assigned} to="Graeme" wasComing messages={messages} />,
    removed: <PatrollerRemoved {...assigned} to="Graeme" answerable messages={messages} />,
    moved: <PatrolMoved {...assigned} to="Graeme" attending messages={messages} />,
  };

  it.each(Object.entries(said))(
    'is quoted line by line with the name, and no link or markup of it works (%s)',
    async (_name, message) => {
      const { html, text } = await renderBody(message);
      expectInOrder(text, [
        'Sat 5 Dec 2026, 21:00',
        `Aroha TAMIHANA writes:\n\n${words.replaceAll(/^/gm, '> ')}\n\n`,
        'Wiremu HŌHEPA writes:\n\n> And it starts later.\n\n',
        '\nNgā mihi,\nAroha and the HSCP team',
      ]);
      expect(html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;');
      expect(html).not.toMatch(/<a\b[^>]*evil/);
    },
  );
});

describe('to an assigned patroller', () => {
  it('has the kind and the time of the patrol as its subject', () => {
    expect(patrollerAssignedSubject({ patrol })).toBe('Patrol on Sat 5 Dec 2026, 21:00: can you come?');
    expect(patrollerAssignedSubject({ patrol: event })).toBe('Event on Sat 5 Dec 2026, 21:00: can you come?');
  });

  it('has all its parts in order', async () => {
    const { text } = await renderBody(mails.assigned);
    expectInOrder(text, [
      'Kia ora Graeme,',
      'You have been assigned to a patrol for Howick South Community Patrol.',
      `Accept ${link}`,
      `Decline ${link}?answer=decline`,
      'Team\n',
      'Graeme PATTERSON\nWiremu HŌHEPA\nConst. Matt Reihana (guest)',
      'Where to meet\n',
      'At the back door.\n15 minutes before the start.',
      'Instructions\n',
      'Bring your vest & torch.',
      'Ngā mihi,',
      'This link is yours alone. Please do not pass it on. The patrol is attached for your calendar.',
    ]);
  });

  it('links both buttons to the personal page, Decline to its question [6.8]', async () => {
    const { html } = await renderBody(mails.assigned);
    expect(html.split(`href="${link}"`)).toHaveLength(2);
    expect(html.split(`href="${link}?answer=decline"`)).toHaveLength(2);
  });

  it('leaves out empty parts', async () => {
    const { text } = await renderBody(
      <PatrollerAssigned {...assigned} meetUp=" " instructions="" patrol={event} />,
    );
    expect(text).not.toContain('Where to meet');
    expect(text).not.toContain('Instructions');
    expect(text).toContain('You have been assigned to an event for');
    expect(text).toContain('Event, until 23:30 (2 h 30 min)\n');
  });

  it('escapes markup that people typed', async () => {
    const { html } = await renderBody(
      <PatrollerAssigned {...assigned} instructions={'<a href="https://evil.example">Sign in</a>'} />,
    );
    expect(html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;');
  });

  it.each([
    'Cheers,\nAroha',
    'Ngā mihi, Aroha and the HSCP team',
    'Nga mihi Aroha',
    'Nga\u0304 mihi',
    'Stay safe, Aroha',
    'Kind regards',
  ])('adds no phrase to a sign-off that closes the mail itself: %j [11.4]', async (signOff) => {
    const { text } = await renderBody(
      <PatrollerAssigned {...assigned} branding={{ ...branding, signOff }} />,
    );
    expect(text).toContain(`\n\n${signOff}`);
    expect(text).not.toContain('Ngā mihi,\n');
  });
});

it('texts of thousands of lines are rendered, however many mails went before', async () => {
  const lines = 'a\n'.repeat(2499);
  const long = { ...assigned, branding: { ...branding, signOff: lines }, meetUp: lines, instructions: lines };
  for (let before = 0; before < 3; before += 1) await renderBody(mails.assigned);
  const { html } = await renderBody(<PatrollerAssigned {...long} />);
  expect(html.match(/a<br\/>/g)).toHaveLength(3 * 2498);
});

it('the subjects say what the mails are about', () => {
  expect(guestAddedSubject({ patrol })).toBe('Patrol on Sat 5 Dec 2026, 21:00: you are invited');
  expect(guestAddedSubject({ patrol: { ...patrol, name: 'Test' } })).toMatch(/^TEST patrol on Sat/);
  expect(watcherNoticeSubject({ patrol })).toBe('Patrol on Sat 5 Dec 2026, 21:00: the roster');
  expect(patrolCancelledSubject({ patrol })).toBe('Cancelled: patrol on Sat 5 Dec 2026, 21:00');
  expect(patrolMovedSubject({ patrol: event })).toBe('Changed: event on Sat 5 Dec 2026, 21:00');
  expect(patrolMovedSubject({ patrol: { ...event, name: 'First aid course' } })).toBe(
    'Changed: event on Sat 5 Dec 2026, 21:00 (First aid course)',
  );
  expect(patrollerRemovedSubject({ patrol: event })).toBe(
    'You are no longer on the event on Sat 5 Dec 2026, 21:00',
  );
  expect(patrollerDeclinedSubject({ patroller: wiremu, patrol })).toBe(
    'Wiremu HŌHEPA cannot come: patrol on Sat 5 Dec 2026, 21:00',
  );
});

it('the mail about a decline lists who is still on the patrol', async () => {
  const { text } = await renderBody(mails.declined);
  expectInOrder(text, [
    'Kia ora Aroha,',
    'Wiremu HŌHEPA has declined.',
    'Still on it',
    'Graeme PATTERSON',
    link,
  ]);
  const alone = await renderBody(<PatrollerDeclined {...assigned} patroller={wiremu} team={[]} />);
  expect(alone.text).toContain('Nobody is on this patrol any more.');
});

it('the mail about a cancelled patrol does not thank watchers for coming', async () => {
  const notice = await renderBody(
    <PatrolCancelled branding={branding} to="Matt" wasComing={false} patrol={patrol} />,
  );
  expect(notice.text).toContain('This patrol of Howick South Community Patrol has been cancelled.');
  expect(notice.text).not.toContain('You need not come');
});
