// @vitest-environment jsdom
import { TagsInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Edits } from '#contract';
import { show } from '#web/dom.fixture.tsx';
import { useFollowEdits } from './follow-edits.tsx';

interface Team extends Edits {
  name: string;
  phone: string;
  members: string[];
}
const team: Team = { version: 1, edited: null, name: 'Howick', phone: '', members: ['Hemi'] };
const edited = { when: '2026-11-21T06:00:00.000Z', by: '01920000-0000-7000-8000-0000000000a1' };
const valuesOf = ({ name, phone, members }: Team) => ({ name, phone, members });

/** A form of a team. `edit` is what is read of it after somebody has changed it; `send` what the form would send. */
function showForm() {
  const send = vi.fn<(sent: object) => void>();
  function Form({ current, saving = false }: { current: Team; saving?: boolean }) {
    const [opened, onFollow] = useState(current);
    const typed = useForm({ initialValues: valuesOf(current), initialErrors: { phone: 'Already in use' } });
    const { form, meanwhile, settle } = useFollowEdits(typed, {
      opened,
      onFollow,
      current,
      valuesOf,
      saving,
    });
    return (
      <form
        onSubmit={form.onSubmit((values) => {
          send({ ...values, version: opened.version });
          settle();
        })}
      >
        <TextInput label="Name" {...form.getInputProps('name')} />
        <TextInput label="Phone" {...form.getInputProps('phone')} />
        <TagsInput label="Members" {...form.getInputProps('members')} />
        <output>{meanwhile && `by ${meanwhile.edited?.by}`}</output>
        <button type="submit">{form.isDirty() ? 'Save' : 'Saved'}</button>
      </form>
    );
  }
  const { user, redraw } = show(<Form current={team} />);
  const read = (change: Partial<Team>, saving?: boolean) =>
    redraw(<Form current={{ ...team, edited, ...change }} {...(saving && { saving })} />);
  return { user, read, send };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const theirs = () => [...document.querySelectorAll('[data-their-edit] p')].map((text) => text.textContent);
const notice = () => screen.getByRole('status').textContent;

describe('a form of which nothing was changed', () => {
  it('takes over what others save and says nothing [14.11]', async () => {
    const { user, read, send } = showForm();
    read({ version: 2, name: 'Howick South' });
    expect([field('Name').value, notice(), theirs()]).toEqual(['Howick South', '', []]);
    await user.click(screen.getByRole('button', { name: 'Saved' }));
    expect(send).toHaveBeenCalledWith({ name: 'Howick South', phone: '', members: ['Hemi'], version: 2 });
  });
});

describe('a form with something typed, when somebody else saves an edit [14.11]', () => {
  it('keeps what was typed and the focus, and shows both texts at each field that the edit changed', async () => {
    const { user, read } = showForm();
    await user.type(field('Name'), ' East');
    read({ version: 2, name: 'Pakuranga', members: ['Hemi', 'Mere'] });
    expect(document.activeElement).toBe(field('Name'));
    await user.keyboard('!');
    expect(field('Name').value).toBe('Howick East!');
    expect(screen.getByText('Mere')).toBeDefined(); // was not changed here
    expect(theirs()).toEqual(['Theirs: Pakuranga', 'Theirs, in place of: Hemi']);
    expect(notice()).toBe(`by ${edited.by}`);
    expect(screen.getByText('Already in use')).toBeDefined();
  });

  it('saves what its fields say over the version that it has shown', async () => {
    const { user, read, send } = showForm();
    await user.type(field('Name'), ' East');
    read({ version: 2, name: 'Pakuranga', phone: '021' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(send).toHaveBeenCalledWith({ name: 'Howick East', phone: '021', members: ['Hemi'], version: 2 });
    expect([notice(), theirs()]).toEqual(['', []]);
  });

  it('takes their text when told to, and then shows what had been typed', async () => {
    const { user, read } = showForm();
    await user.type(field('Phone'), '09');
    read({ version: 2, phone: '021' });
    await user.click(screen.getByRole('button', { name: 'Use Theirs' }));
    expect([field('Phone').value, theirs()]).toEqual(['021', ['Theirs, in place of: 09']]);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('says so if theirs is blank', async () => {
    const { user, read } = showForm();
    await user.type(field('Name'), ' East');
    read({ version: 2, name: '' });
    expect(theirs()).toEqual(['Theirs: (blank)']);
  });

  it('remembers the fields of an earlier edit when there is another', async () => {
    const { user, read } = showForm();
    await user.type(field('Name'), ' East');
    read({ version: 2, name: 'Pakuranga' });
    read({ version: 3, name: 'Pakuranga', phone: '021' });
    expect(theirs()).toEqual(['Theirs: Pakuranga', 'Theirs, in place of: (blank)']);
    expect(within(document.body).getAllByRole('button', { name: 'Use Theirs' })).toHaveLength(1);
  });

  it('waits while it is being sent: what is read then may be its own edit', async () => {
    const { user, read } = showForm();
    await user.type(field('Name'), ' East');
    read({ version: 2, name: 'Howick East' }, true);
    expect([notice(), theirs()]).toEqual(['', []]);
  });
});
