// @vitest-environment jsdom
import type { Patrol } from '@patrolbook/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { logOnForm, tonight } from '../../../../domain/ecc/ecc.fixture.ts';
import { eccLogOnQuery } from '../../../../domain/ecc/log-on-form.ts';
import { aStart } from '../../../../domain/patrols/patrol.fixture.ts';
import { claimsWith } from '../../../../lib/auth/claims.fixture.ts';
import { answerCalls, showPage } from '../../../../page.fixture.tsx';
import { CrewPart } from './CrewPart.tsx';

const eccLogOnResponse = { when: '2027-01-15T07:58:00.000Z', policeEventNumber: 'P061234567' };

it.each([
  ['takes mail', true],
  ['takes no mail', false],
])(
  'beside a number by phone a log-on is offered if the ECC %s [start-warning-log-on]',
  async (_, takesMail) => {
    const patrol = tonight({ eccLogOnResponse });
    answerCalls({
      [`/patrol/${patrol._id}/ecc-log-on`]: logOnForm({ ecc: { phone: null, takesMail } }),
      [`/patrol/${patrol._id}/ecc-replies`]: { items: [], matches: 0 },
    });
    showPage(<CrewPart patrol={patrol} viewer={{ personId: claimsWith().sub, roles: ['patroller'] }} />);
    expect(await screen.findByText('P061234567')).toBeDefined();
    expect(screen.getAllByRole('form', { name: 'Event Number' })).toHaveLength(1);
    const sends = () => screen.queryAllByRole('button', { name: 'Send ECC LogOn' });
    await waitFor(() => expect(sends()).toHaveLength(takesMail ? 1 : 0));
  },
);

it('a form that was read before the time to log on opens without coverage, and says what is added [read-ahead]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  const patrol = tonight();
  const { client } = showPage(
    <CrewPart patrol={patrol} viewer={{ personId: claimsWith().sub, roles: ['patroller'] }} />,
  );
  client.setQueryData(eccLogOnQuery(patrol._id).queryKey, logOnForm({ withContacts: false }));
  expect(await screen.findByRole('button', { name: 'Send ECC LogOn' })).toBeDefined();
  expect(screen.getByText(/phone and ID numbers are added/)).toBeDefined();
});

describe('at another time than that of a log-on [ecc-not-now]', () => {
  const tomorrow = '2027-01-16T08:45:00.000Z';

  /** Shows the page to the crew of a patrol that cannot be logged on now. */
  function open(state: Partial<Patrol>, start: Partial<ReturnType<typeof logOnForm>> = {}) {
    const patrol = tonight(state);
    answerCalls({ [`/patrol/${patrol._id}/ecc-log-on`]: logOnForm(start) });
    showPage(<CrewPart patrol={patrol} viewer={{ personId: claimsWith().sub, roles: ['patroller'] }} />);
  }
  const rings = () => screen.queryByRole('link', { name: 'Ring the ECC' }) !== null;

  it('the crew reads beforehand what logging on is, and does not ring yet', async () => {
    open({ when: tomorrow });
    expect(
      await screen.findByText(/tells the police emergency control centre \(ECC\), by email/),
    ).toBeDefined();
    expect(screen.getByText(/opens on this page by itself/)).toBeDefined();
    expect(rings()).toBe(false);
  });

  it('the crew reads that it is done by phone where the ECC takes no mail, and in training by nobody', async () => {
    open({ when: tomorrow }, { ecc: { phone: null, takesMail: false } });
    expect(await screen.findByText(/\(ECC\), by phone/)).toBeDefined();
    open({ when: tomorrow, name: 'TEST' }, { training: true });
    expect(await screen.findByText(/Logging on is practised here/)).toBeDefined();
  });

  it.each<[string, Partial<Patrol>, RegExp, boolean]>([
    ['a draft', { when: tomorrow, finalized: null }, /not been finalized/, false],
    ['cancelled', { when: tomorrow, cancelled: { when: tomorrow } }, /was cancelled/, false],
    ['over', { when: '2027-01-14T08:00:00.000Z' }, /is over/, false],
    ['running', { started: aStart() }, /Log on by phone/, true],
  ])(
    'the crew of one that is %s reads why, and rings only if it is out',
    async (_which, state, why, isOffered) => {
      open(state);
      expect(await screen.findByText(why)).toBeDefined();
      expect(screen.queryByText(/by itself/)).toBeNull();
      expect(rings()).toBe(isOffered);
    },
  );
});
