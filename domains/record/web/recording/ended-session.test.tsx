// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPage } from '#web/page.fixture.tsx';
import { RecordFrame } from './frame/RecordFrame.tsx';
import { tonight } from './record.fixture.tsx';

/** Shows the frame of a record and ends the session, as after twelve hours. */
async function endSession() {
  const { user } = showPage(
    <RecordFrame patrolId={tonight()._id} patrol={tonight()}>
      <p>The record</p>
    </RecordFrame>,
  );
  await screen.findByText('The record');
  expect(screen.queryByRole('alert')).toBeNull();
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return user;
}

it('stays on the screen when the session ends, says so, and leads to signing in [17.11]', async () => {
  const user = await endSession();
  expect(screen.getByRole('alert').textContent).toContain('Go on recording.');
  expect(screen.getByText('The record')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.queryByRole('alert')).toBeNull(); // the session is let go, and the sign-in screen follows
});

it('offers no way to the sign-in screen without a network, as there would be none back [17.11]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await endSession();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('Go on recording.'),
  );
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
});
