// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { abandonInput } from '#lib/form/saved-input.ts';
import type { Recorder } from '#patrols/web/recorded/recorder.ts';
import { showPage } from '#web/page.fixture.tsx';
import { logOnForm, tonight } from '../../ecc.fixture.ts';
import { LogOn } from './LogOn.tsx';

const patrol = tonight();

afterEach(() => abandonInput(false));

function open() {
  const recorder = { logOn: vi.fn<Recorder['logOn']>(async () => undefined) };
  const parts = { patrol, start: logOnForm(), recorder, refused: undefined, now: '2027-01-15T08:00:00.000Z' };
  return { ...recorder, ...showPage(<LogOn {...parts} />) };
}
const notes = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Notes' });

it('a log-on is there again after a kill, until it is sent [17.28, 17.29]', async () => {
  const { user } = open();
  await user.click(await notes());
  await user.paste('Two cars tonight.');
  cleanup();
  const { user: later, logOn } = open();
  expect((await notes()).value).toBe('Two cars tonight.');
  await later.click(await screen.findByRole('button', { name: 'Send ECC LogOn' }));
  await waitFor(() =>
    expect(logOn.mock.calls).toMatchObject([[{ notes: 'Two cars tonight.' }, expect.anything()]]),
  );
  cleanup();
  open();
  expect((await notes()).value).toBe('');
});

it.each([
  ['kept if the session ends otherwise', false, 'Two cars tonight.'],
  ['given up by signing out here, which asks first', true, ''],
])('a log-on is %s [14.8, 17.29]', async (_fate, abandoned, left) => {
  const { user } = open();
  await user.clear(await notes());
  await user.click(await notes());
  await user.paste('Two cars tonight.');
  abandonInput(abandoned);
  cleanup();
  open();
  expect((await notes()).value).toBe(left);
});
