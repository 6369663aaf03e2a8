// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { claimsWith } from '#lib/auth/claims.fixture.ts';
import { publishUnsent } from '#patrols/web/recorded/unsent.ts';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { tonight } from '../ecc.fixture.ts';
import { StartButton } from './StartButton.tsx';

const sent = { when: '2027-01-15T07:50:00.000Z' };
const answer = { when: '2027-01-15T07:58:00.000Z', policeEventNumber: 'P061234567' };

/** The button of a patrol that changes while it is shown, as by the event stream. */
let change: (state: object) => void;
function Live() {
  const [state, setState] = useState({});
  change = (next) => act(() => setState(next));
  return <StartButton patrol={tonight(state)} />;
}

it('follows what passes with the ECC while its warning is open [8.3]', async () => {
  const { user } = showPage(<Live />);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('dialog', { name: 'ECC LogOn Not Sent' })).toBeDefined();
  change({ eccLogOnNotification: sent });
  expect(await screen.findByRole('dialog', { name: 'ECC Response Not Received' })).toBeDefined();
  change({ eccLogOnNotification: sent, eccLogOnResponse: answer });
  expect(await screen.findByRole('link', { name: 'Start' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('warns of a log-on that was not sent even if a number was typed, and names the number [8.3]', async () => {
  const { user } = showPage(<Live />);
  await screen.findByRole('button', { name: 'Start' });
  change({ eccLogOnResponse: answer });
  await user.click(screen.getByRole('button', { name: 'Start' }));
  const dialog = await screen.findByRole('dialog', { name: 'ECC LogOn Not Sent' });
  expect(dialog.textContent).toContain(
    'The Event Number P061234567 was entered, but the ECC was sent no log on.',
  );
  const buttons = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(buttons.filter(Boolean)).toEqual(['Go Back', 'Send ECC LogOn', 'Start Anyway']);
});

it('says of a log-on that waits on this phone that it is sent by itself [17.34]', async () => {
  const waiting = { patrolId: tonight()._id, logOn: true, started: null, hours: null, finished: false };
  publishUnsent(claimsWith().sub, [waiting]);
  const { user } = showPage(<Live />);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  const dialog = await screen.findByRole('dialog', { name: 'ECC LogOn Not Sent' });
  expect(dialog.textContent).toContain('Your log on waits on this phone and is sent by itself');
  publishUnsent(claimsWith().sub, []);
});

it('reads the patrol of the record ahead [17.54]', async () => {
  const { _id } = tonight();
  const called = answerCalls({ [`/patrol/${_id}`]: tonight() });
  showPage(<Live />);
  await waitFor(() => expect(called.map(({ pathname }) => pathname)).toEqual([`/api/v1/patrol/${_id}`]));
});
