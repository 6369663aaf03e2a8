// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showPage } from '../../page.fixture.tsx';
import { tonight } from '../ecc/ecc.fixture.ts';
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

it('follows what passes with the ECC while its warning is open [start-warning]', async () => {
  const { user } = showPage(<Live />);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('dialog', { name: 'ECC LogOn Not Sent' })).toBeDefined();
  change({ eccLogOnNotification: sent });
  expect(await screen.findByRole('dialog', { name: 'ECC Response Not Received' })).toBeDefined();
  change({ eccLogOnNotification: sent, eccLogOnResponse: answer });
  expect(await screen.findByRole('link', { name: 'Start' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
