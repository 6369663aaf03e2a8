// @vitest-environment jsdom
import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NewGuest } from '#crew/contract';
import { show } from '#web/dom.fixture.tsx';
import { ApiError } from '../http/api-error.ts';
import { withoutBlanks } from '../values/values.ts';
import { useSaveForm } from './save-form.ts';

type Options = Parameters<typeof useSaveForm<Record<string, string>, NewGuest, string>>[0];
type Then = Parameters<Options['save']>[1];

/** A form of three fields; the test is the server that its body is saved on. */
function showForm() {
  const save = vi.fn<Options['save']>();
  const onSaved = vi.fn<Options['onSaved']>();
  const onFailed = vi.fn<Options['onFailed']>();
  function Form() {
    const { form, submit } = useSaveForm({
      initialValues: { name: '', phone: '', email: '' },
      schema: NewGuest,
      bodyOf: withoutBlanks,
      ...{ save, onSaved, onFailed },
    });
    return (
      <form onSubmit={submit} noValidate>
        <TextInput label="Name" {...form.getInputProps('name')} />
        <TextInput label="Phone" {...form.getInputProps('phone')} />
        <TextInput label="Email" {...form.getInputProps('email')} />
        <button type="submit">Save</button>
      </form>
    );
  }
  const { user } = show(<Form />);
  /** What the form does with the answer to what it sent last. */
  const then = (): Then => {
    const last = save.mock.lastCall;
    if (!last) throw new Error('nothing was sent');
    return last[1];
  };
  return { user, save, onSaved, onFailed, then };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** What is said against a field, where a screen reader finds it. */
function against(name: string): string {
  const input = field(name);
  if (input.getAttribute('aria-invalid') !== 'true') return '';
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join();
}

describe('a form that is typed into', () => {
  it('says what is wrong with a field when it is left, and not before', async () => {
    const { user } = showForm();
    await user.type(field('Email'), 'hemi');
    expect(against('Email')).toBe('');
    await user.tab();
    expect(against('Email')).toBe('Invalid format');
    expect(against('Name')).toBe('');
  });

  it('sends what the contract makes of it by Enter', async () => {
    const { user, save } = showForm();
    await user.type(field('Name'), '  Const. Matt Reihana {Enter}');
    expect(save.mock.calls.map(([body]) => body)).toEqual([{ name: 'Const. Matt Reihana' }]);
  });

  it('is not sent while something is wrong, and goes to the topmost field that is', async () => {
    const { user, save } = showForm();
    await user.type(field('Email'), 'hemi{Enter}');
    expect(save).not.toHaveBeenCalled();
    expect([against('Name'), against('Email')]).toEqual(['Must have a value', 'Invalid format']);
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  });
});

describe('a form that was sent', () => {
  it('passes the answer on with itself', async () => {
    const { user, onSaved, then } = showForm();
    await user.type(field('Name'), 'Matt{Enter}');
    then().onSuccess('saved');
    expect(onSaved.mock.calls.map(([answer, form]) => [answer, form.getValues().name])).toEqual([
      ['saved', 'Matt'],
    ]);
  });

  it('shows what the server says against fields there, goes to the first, and keeps what was typed', async () => {
    const { user, onFailed, then } = showForm();
    await user.type(field('Email'), 'matt@example.nz');
    await user.type(field('Name'), 'Matt{Enter}');
    const issues = [
      { path: ['email'], reason: 'not-unique' as const },
      { path: ['phone'], reason: 'max-length' as const, max: 3 },
    ];
    then().onError(new ApiError(400, 'validation-failed', 'Validation failed', { issues }));
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
    expect([against('Phone'), against('Email')]).toEqual(['must be 3 chars or less', 'Already in use']);
    expect([field('Name').value, field('Email').value]).toEqual(['Matt', 'matt@example.nz']);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('says all that the server said at once, wherever it was sent from, until it is mended or sent again', async () => {
    const { user, save, then } = showForm();
    await user.type(field('Name'), 'Matt');
    await user.type(field('Email'), 'matt@example.nz{Enter}');
    const issues = ['name', 'email'].map((path) => ({ path: [path], reason: 'not-unique' as const }));
    then().onError(new ApiError(400, 'validation-failed', 'Validation failed', { issues }));
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect([against('Name'), against('Email')]).toEqual(['Already in use', 'Already in use']);
    await user.type(field('Name'), 'hew');
    await user.tab();
    expect([against('Name'), against('Email')]).toEqual(['', 'Already in use']);
    await user.type(field('Phone'), '021{Enter}');
    expect(save).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['of no field', new ApiError(0, 'network', 'Network error')],
    [
      'of a field that it has not',
      new ApiError(400, 'validation-failed', 'Validation failed', {
        issues: [
          { path: ['code'], reason: 'not-unique' },
          { path: ['name'], reason: 'not-unique' },
        ],
      }),
    ],
  ])('hands on a failure %s', async (_which, error) => {
    const { user, onFailed, then } = showForm();
    await user.type(field('Name'), 'Matt{Enter}');
    then().onError(error);
    expect(onFailed.mock.calls).toEqual([[error]]);
    await waitFor(() => expect(against('Name')).toBe(error.issues.length > 0 ? 'Already in use' : ''));
  });
});
