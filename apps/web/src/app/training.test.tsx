// @vitest-environment jsdom

import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { eccLogOnMessage } from '#ecc/contract';
import { corolla, logOnForm, tonight } from '#ecc/web/ecc.fixture.ts';
import { loadParts } from '#lib/loading/parts.ts';
import { eccReplyOutcomes, type Patrol } from '#patrols/contract';
import { aFinish, aroha, aStart } from '#patrols/web/patrol.fixture.ts';
import { answerCalls, showPage } from '../page.fixture.tsx';
import { screens } from './training-screens.fixture.tsx';

/** Walks the screens of a patrol in each state that concerns the ECC (product 8.11). */

beforeAll(() => loadParts()); // with them, numbers are links at once

const now = '2027-01-15T08:00:00.000Z';
const eccPhone = '09 555 0111';
const sent = { when: '2027-01-15T07:20:00.000Z', by: aroha };
const response = { when: '2027-01-15T07:30:00.000Z', policeEventNumber: 'P061234567' };
const finish = { finished: aFinish({ finished: '2027-01-15T07:40:00.000Z' }) };

const stages: Record<string, Partial<Patrol>> = {
  'to be started': {},
  'due for twenty minutes': { when: '2027-01-15T07:40:00.000Z' },
  running: { when: '2027-01-15T07:00:00.000Z', started: aStart() },
  overdue: { when: '2027-01-15T04:30:00.000Z', started: aStart() },
  finished: { when: '2027-01-15T04:30:00.000Z', started: aStart(), ...finish },
};
const messages: Record<string, Partial<Patrol>> = {
  'not logged on': {},
  'with a number that was typed': { eccLogOnResponse: { ...response, by: aroha } },
  'logged on': { eccLogOnNotification: sent, eccLogOffNotification: sent },
  answered: {
    eccLogOnNotification: sent,
    eccLogOnResponse: response,
    eccLogOffNotification: sent,
    eccLogOffResponse: response,
  },
};
const states = Object.entries(stages).flatMap(([stage, at]) =>
  Object.entries(messages).map(([message, passed]) => [stage, message, { ...passed, ...at }] as const),
);

/** Words that claim a call to the ECC, or a message to it, in the past, present or future. */
const untrue = new RegExp(
  [
    '(?:ring|phone|call) the ECC|by phone[,.]',
    'ECC (?:is|was|has been|will be) (?:told|sent|mailed)',
    'ECC (?:repl|knows|expects|has answered|log ?on sent|log on\\b|log off)',
    'with the ECC|they told you|up to 30 minutes|looks out for you|The ECC (?:reads|rings)',
  ].join('|'),
  'gi',
);

/**
 * Shows everything that the crew sees of a patrol, with every dialog opened. Returns the sentences that are
 * untrue for a test.
 */
async function walk(state: Partial<Patrol>): Promise<string[]> {
  const patrol = tonight(state);
  answer(patrol);
  const found: string[] = [];
  for (const [address, Screen] of screens) {
    const { user, client } = showPage(<Screen patrol={patrol} />, { address });
    await screen.findByTestId('shown');
    await waitFor(() => expect(client.isFetching()).toBe(0));
    found.push(...findUntrue());
    for (const name of ['By Phone', 'Start', 'Extend']) found.push(...(await open(user, name)));
    cleanup();
  }
  return found;
}

async function open(user: UserEvent, name: string): Promise<string[]> {
  const [control] = screen.queryAllByRole(name === 'By Phone' ? 'radio' : 'button', { name });
  if (!control) return [];
  await user.click(control);
  if (name !== 'By Phone') await screen.findByRole('dialog');
  const found = findUntrue();
  if (name !== 'By Phone') await user.keyboard('{Escape}');
  return found;
}

function findUntrue(): string[] {
  const links = [...document.querySelectorAll(`a[href="tel:${eccPhone.replaceAll(' ', '')}"]`)];
  expect(screen.getByTestId('shown')).toBeDefined(); // no error in its place
  const text = document.body.textContent ?? '';
  return [...links.map(({ outerHTML }) => outerHTML), ...(text.match(untrue) ?? [])];
}

/** Answers as the server does for this patrol. */
function answer(patrol: Patrol): void {
  const details = { phone: '021', vehicle: corolla, overt: null, notes: null, standDownReason: null };
  const training = patrol.name === 'TEST';
  const form = logOnForm({ training, undermanned: true });
  const message = eccLogOnMessage(form, details);
  const logOn = patrol.eccLogOnNotification && { ...patrol.eccLogOnNotification, message, ...details };
  const replies = eccReplyOutcomes.map((outcome, nth) => ({
    _id: `01920000-0000-7000-8000-0000000000c${nth}`,
    when: now,
    outcome,
    from: 'hemi@example.nz',
    subject: 'Re',
    text: 'Text',
    cut: true,
    candidates: [{ policeEventNumber: 'P061234568', sentence: 'Yours is P061234568' }],
  }));
  answerCalls({
    [`/patrol/${patrol._id}`]: patrol,
    [`/patrol/${patrol._id}/ecc-replies`]: { items: replies, matches: replies.length },
    [`/patrol/${patrol._id}/ecc-log-on`]: { ...form, sent: logOn },
    '/my/organization': {
      patrolMeetUpInstructions: '',
      patrollerInstructions: '',
      ecc: { phone: eccPhone, takesMail: true },
    },
    '/persons': { items: [], matches: 0 },
    '/vehicles': { items: [], matches: 0 },
  });
}

it.each(states)(
  'a test patrol that is %s, %s, neither rings the ECC nor says that it is told [8.11]',
  async (_stage, _message, state) => {
    expect(await walk({ ...state, name: 'TEST' })).toEqual([]);
  },
);

it('the same walk finds these sentences on a real patrol', async () => {
  const found = await walk({ ...stages['due for twenty minutes'], ...messages['logged on'] });
  expect(found).toContain('Ring the ECC');
  expect(found).toContain('up to 30 minutes');
  expect(await walk({ ...stages.running, ...messages['logged on'] })).toContain('ECC is told');
});
