// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ofServer } from '#lib/http/answers.fixture.ts';
import { show } from '#web/dom.fixture.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

afterEach(() => vi.restoreAllMocks());

/** The form behind a link; the test is the server that the password is sent to. */
function showForm() {
  const send = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => ofServer(new Response(null, { status: 204 })));
  const onSet = vi.fn();
  const onDead = vi.fn();
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <SetPasswordForm linkToken="token" email="hemi@example.nz" onSet={onSet} onDead={onDead} />
    </QueryClientProvider>,
  );
  const enter = async (password: string, again: string) => {
    for (const [label, text] of Object.entries({ Password: password, 'Confirm password': again })) {
      await user.clear(field(label));
      await user.click(field(label));
      await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: 'Set Password' }));
  };
  return { enter, send, onSet, onDead };
}

const field = (label: string) => screen.getByLabelText(label);

/** What a screen reader reads out with a field. */
function description(label: string): string | undefined {
  return document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
}

/** The rules that are marked as met, or as not met. */
function rules(mark: 'Done:' | 'Missing:') {
  return screen.queryAllByLabelText(mark).map((icon) => icon.closest('li')?.textContent);
}

const all = [
  '8 characters or more',
  'A digit',
  'A lower-case letter',
  'An upper-case letter',
  'A special character',
];

it.each([
  ['Patro-1', '8 characters or more'],
  ['Patrol-x', 'A digit'],
  ['PATROL-1', 'A lower-case letter'],
  ['patrol-1', 'An upper-case letter'],
  ['Patrols1', 'A special character'],
])('%s is refused for one rule alone: %s [9.14]', async (password, rule) => {
  const { enter, send } = showForm();
  await enter(password, password);
  expect(rules('Missing:')).toEqual([rule]);
  expect(rules('Done:')).toEqual(all.filter((other) => other !== rule));
  expect(description('Password')).toBe(rule);
  expect(send).not.toHaveBeenCalled();
});

it('a password that meets every rule is sent once it is typed alike twice [9.14]', async () => {
  const { enter, send, onSet } = showForm();
  await enter('Patrol-1', 'Patrol-2');
  expect(rules('Done:')).toEqual(all);
  expect(description('Confirm password')).toBe('Does not match Password');
  expect(send).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(field('Confirm password'))); // else it would take what is pasted next
  await enter('Patrol-1', 'Patrol-1');
  await waitFor(() => expect(onSet).toHaveBeenCalledOnce());
  const [[address, { body } = {}] = []] = send.mock.calls;
  expect([address, body]).toEqual([
    '/api/v1/set-password/token',
    '{"password":"Patrol-1","sharedDevice":false}',
  ]);
});

it.each([
  [401, { error: 'unauthorized', message: 'Sorry, this link has expired or was already used.' }, true],
  [
    400,
    { message: 'Validation failed', issues: [{ path: ['password'], reason: 'incorrect-format' }] },
    false,
  ],
])('a refusal with %i means a dead link, or not [9.14]', async (status, body, dead) => {
  const { enter, send, onDead } = showForm();
  send.mockImplementation(async () => ofServer(Response.json(body, { status })));
  await enter('Patrol-1', 'Patrol-1');
  await waitFor(() =>
    expect([onDead.mock.calls.length, description('Password')]).toEqual(
      dead ? [1, undefined] : [0, 'Invalid format'],
    ),
  );
});
