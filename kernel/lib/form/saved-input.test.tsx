// @vitest-environment jsdom
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimsCookie } from '#contract';
import { show } from '#web/dom.fixture.tsx';
import { watchAuth } from '../auth/auth.ts';
import { claimsWith, now } from '../auth/claims.fixture.ts';
import { abandonInput, dropInputOfOthers, hasSavedInput, useSavedInput } from './saved-input.ts';

const hemi = '01920000-0000-7000-8000-0000000000a1';
const aroha = '01920000-0000-7000-8000-0000000000a2';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let sessions = 0;

/** Begins a session of this person, or ends it, as another tab would. */
function signInElsewhere(person: string | undefined): void {
  const sid = `01920000-0000-7000-8000-${String(++sessions).padStart(12, '0')}`;
  const cookie = person ? `${claimsCookie}=${btoa(JSON.stringify(claimsWith({ sub: person, sid })))}` : '';
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(cookie);
  act(watchAuth);
}

/** A form with saved values, which the page may know by a name. */
function Form({ saved }: { saved: { phone: string } }) {
  const form = useForm({ initialValues: { name: 'Hemi', password: '', ...saved } });
  useSavedInput(form, 'person');
  return (
    <>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="Phone" {...form.getInputProps('phone')} />
      <TextInput label="Password" {...form.getInputProps('password')} />
      <button type="button" onClick={form.reset}>
        Cancel
      </button>
    </>
  );
}

const open = (saved = { phone: '021' }) => show(<Form saved={saved} />).user;
const values = () => ['Name', 'Phone'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

async function typeName() {
  signInElsewhere(hemi);
  const user = open();
  await user.type(screen.getByLabelText('Name'), ' T');
  return user;
}

it('is there again when the same person comes back, over what was saved meanwhile [14.8]', async () => {
  await typeName();
  signInElsewhere(undefined);
  cleanup();
  signInElsewhere(hemi);
  expect(hasSavedInput('person')).toBe(true);
  open({ phone: '022' });
  expect(values()).toEqual(['Hemi T', '022']);
  expect(hasSavedInput('person')).toBe(false);
});

it('survives a sign-in that follows at once [14.8]', async () => {
  await typeName();
  signInElsewhere(hemi);
  cleanup();
  open();
  expect(values()).toEqual(['Hemi T', '021']);
});

it('is never shown to another person, and dropped when one signs in [14.8]', async () => {
  await typeName();
  signInElsewhere(undefined);
  cleanup();
  signInElsewhere(aroha);
  open();
  expect(values()).toEqual(['Hemi', '021']);
  cleanup();
  expect(sessionStorage).toHaveLength(1);
  dropInputOfOthers(aroha);
  expect(sessionStorage).toHaveLength(0);
});

it('is not kept of a form that was cancelled, left, or left by signing out here [14.8]', async () => {
  const user = await typeName();
  await user.click(screen.getByText('Cancel'));
  signInElsewhere(undefined);
  cleanup();
  expect(sessionStorage).toHaveLength(0);
  await typeName();
  cleanup();
  expect(sessionStorage).toHaveLength(0);
  await typeName();
  abandonInput(true);
  signInElsewhere(undefined);
  cleanup();
  expect(sessionStorage).toHaveLength(0);
});

it('is kept after signing out has failed [14.8]', async () => {
  await typeName();
  abandonInput(true);
  abandonInput(false);
  signInElsewhere(undefined);
  cleanup();
  expect(sessionStorage).toHaveLength(1);
});

it('holds no password [14.8]', async () => {
  const user = await typeName();
  await user.type(screen.getByLabelText('Password'), 'Torch-1');
  signInElsewhere(undefined);
  cleanup();
  expect(Object.values(sessionStorage)).toEqual(['{"name":"Hemi T"}']);
});
