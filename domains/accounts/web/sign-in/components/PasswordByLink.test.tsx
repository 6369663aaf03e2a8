// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ofServer } from '#lib/http/answers.fixture.ts';
import { show } from '#web/dom.fixture.tsx';
import { PasswordByLink } from './PasswordByLink.tsx';

afterEach(() => vi.restoreAllMocks());

/** Shows what is behind a link; the server gives these answers, one after the other. */
function showLink(...answers: [status: number, body: object][]) {
  const fetch = vi.spyOn(globalThis, 'fetch');
  for (const [status, body] of answers)
    fetch.mockResolvedValueOnce(ofServer(Response.json(body, { status })));
  return show(
    <QueryClientProvider client={new QueryClient()}>
      <PasswordByLink linkToken="token" onSet={vi.fn()} onAnother={vi.fn()} />
    </QueryClientProvider>,
  );
}

const account = { email: 'hemi@example.nz' };
const asked = () => screen.queryByLabelText('Confirm password') !== null;

it('a valid link names the account, to password managers too [9.14]', async () => {
  showLink([200, account]);
  expect(await screen.findByText('hemi@example.nz')).toBeDefined();
  expect(document.querySelector('[autocomplete="username"]')).toHaveProperty('value', 'hemi@example.nz');
  expect(asked()).toBe(true);
});

it.each([
  [401, { error: 'unauthorized', message: 'Sorry, this link has expired or was already used.' }],
  [400, { message: 'Validation failed', issues: [{ path: ['linkToken'], reason: 'max-length', max: 200 }] }],
])('a dead link says so instead of asking for a password: %i [9.14]', async (status, body) => {
  showLink([status, body]);
  expect(await screen.findByText('This link no longer works')).toBeDefined();
  expect(screen.getByText('Send Another Link')).toBeDefined();
  expect(asked()).toBe(false);
});

it('a link that cannot be looked at now is not called dead [9.14]', async () => {
  const { user } = showLink([503, { message: 'Please try again later.' }], [200, account]);
  await user.click(await screen.findByText('Try Again'));
  expect(await screen.findByText('hemi@example.nz')).toBeDefined();
});
