// @vitest-environment jsdom

import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '#lib/api/api.ts';
import { ofServer } from '#lib/http/answers.fixture.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { peopleRoutes } from '#people/contract';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';

const _id = '01920000-0000-7000-8000-000000000007';
const refusal = { error: 'confirmation_required', message: 'Please confirm that it is you.' };
const patch = 'PATCH /person/01920000-0000-7000-8000-000000000007';
const confirm = 'POST /my/session/confirm';

/** A form that changes an address, which the server refuses until the session is confirmed. */
function AddressForm() {
  const save = useMutation({
    mutationFn: () =>
      call(peopleRoutes.updatePerson, { params: { id: _id }, body: { email: 'hemi@elsewhere.nz' } }),
  });
  return (
    <>
      <TextInput label="Email" defaultValue="" />
      <button type="button" onClick={() => save.mutate()}>
        Save
      </button>
      <p>{save.isSuccess ? 'Saved' : save.error && messageOf(save.error)}</p>
      <ConfirmationDialog />
    </>
  );
}

/** Shows it to somebody who has a second step, or none, and presses Save. */
async function showAsked(since: string | null) {
  answerCalls({
    '/my/second-step': {
      since,
      app: since !== null,
      passkeys: [],
      required: false,
      recoveryCodes: since ? 10 : 0,
    },
    '/my/session/confirm': new Response(null, { status: 204 }),
    [`/person/${_id}`]: Response.json(refusal, { status: 403 }),
  });
  const { user } = showPage(<AddressForm />, { profile: { roles: ['admin'] } });
  await user.type(await screen.findByLabelText('Email'), 'hemi@elsewhere.nz');
  await user.click(screen.getByText('Save'));
  await screen.findByRole('dialog', { name: 'Confirm It’s You' });
  return user;
}

/** From now on the server takes the change. */
function acceptChange() {
  const refused = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async (address, init) => {
    if (String(address).includes(_id)) return ofServer(Response.json({ _id }));
    return refused?.(address, init) ?? Response.error();
  });
}

it.each([
  ['the password', null, 'Your password', { currentPassword: 'Torch-and-vest-1' }],
  ['a code', '2026-11-20T18:00:00.000Z', 'Code', { code: '492039' }],
])(
  'a call is sent again once %s has confirmed who it is, and what was typed is still there [9.22]',
  async (_what, since, label, proof) => {
    const user = await showAsked(since);
    acceptChange();
    await user.type(await screen.findByLabelText(label), `${Object.values(proof)[0]}{Enter}`);
    await screen.findByText('Saved');
    expect(sentChanges().map(([sent]) => sent)).toEqual([patch, confirm, patch]);
    expect(sentChanges()[1]).toEqual([confirm, proof]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('hemi@elsewhere.nz');
  },
);

it('a call is refused if the user does not confirm, and asked about again the next time [9.22]', async () => {
  const user = await showAsked(null);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText(refusal.message);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByText('Save'));
  await screen.findByRole('dialog', { name: 'Confirm It’s You' });
  expect(sentChanges().map(([sent]) => sent)).toEqual([patch, patch]);
});

it('a wrong password is said on its field, and the question stays [9.22]', async () => {
  const user = await showAsked(null);
  const issues = [{ path: ['currentPassword'], reason: 'wrong-password' }];
  vi.mocked(fetch).mockImplementation(async () =>
    ofServer(Response.json({ message: 'Validation failed', issues }, { status: 400 })),
  );
  await user.type(await screen.findByLabelText('Your password'), 'Torch{Enter}');
  await screen.findByText('Not your current password');
  expect(screen.getByRole('dialog')).toBeDefined();
});
