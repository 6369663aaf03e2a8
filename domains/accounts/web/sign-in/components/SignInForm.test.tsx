// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ofServer } from '#lib/http/answers.fixture.ts';
import { show } from '#web/dom.fixture.tsx';
import { SignInForm } from './SignInForm.tsx';

afterEach(() => vi.restoreAllMocks());

const refused = (error: string, error_description: string) => [400, { error, error_description }] as const;

/** Shows the form; the server gives these answers, one after the other. Returns what was sent. */
function showForm(...answers: (readonly [status: number, body: object])[]) {
  const fetch = vi.spyOn(globalThis, 'fetch');
  for (const [status, body] of answers)
    fetch.mockResolvedValueOnce(ofServer(Response.json(body, { status })));
  const { user } = show(<SignInForm email="hemi@example.nz" onForgot={vi.fn()} />);
  const sent = () => fetch.mock.calls.map(([, { body } = {}]) => JSON.parse(String(body)));
  return { user, sent };
}

const send = () => screen.getByRole('button', { name: 'Sign In' });

it('asks for a code once the server does, keeps what was typed, and shows a refusal on its field [9.20]', async () => {
  const { user, sent } = showForm(
    refused('code_required', 'Enter a code of your authenticator app.'),
    refused('invalid_code', 'This code does not work, or no longer'),
    refused('invalid_grant', 'Invalid credentials'),
  );
  expect(screen.queryByLabelText('Code')).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'Torch-and-vest-1');
  await user.click(send());
  const code = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(code);
  await user.click(send());
  expect(sent()).toHaveLength(1); // an empty code is not sent
  await user.type(code, '123 456');
  await user.click(send());
  expect(await screen.findByText('This code does not work, or no longer')).toBeDefined();
  await user.click(send());
  expect(await screen.findByText('Invalid credentials')).toBeDefined();
  expect(sent().map((body) => body.code)).toEqual([undefined, '123 456', '123 456']);
  expect(new Set(sent().map(({ password }) => password))).toEqual(new Set(['Torch-and-vest-1']));
});
