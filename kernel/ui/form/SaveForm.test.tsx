// @vitest-environment jsdom
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasUnsaved } from '#lib/form/unsaved.ts';
import { show } from '#web/dom.fixture.tsx';
import { SaveForm } from './SaveForm.tsx';

const onSubmit = vi.fn();

/** A form of one field that is being saved from the moment when it is sent. */
function NamePage() {
  const form = useForm({ initialValues: { name: '' } });
  const [saving, setSaving] = useState(false);
  const save = form.onSubmit((values) => {
    onSubmit(values);
    setSaving(true);
  });
  return (
    <SaveForm form={form} onSubmit={save} saving={saving} fallback="/fallback">
      <TextInput label="Name" {...form.getInputProps('name')} />
    </SaveForm>
  );
}

/** The form's page, reached from the list of people. */
async function showPage() {
  onSubmit.mockClear();
  const rootRoute = createRootRoute();
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => rootRoute, path, component });
  const routeTree = rootRoute.addChildren([page('/people', () => 'People'), page('/form', NamePage)]);
  window.history.pushState(null, '', '/people');
  const history = createBrowserHistory();
  onTestFinished(() => history.destroy());
  const { user } = show(<RouterProvider router={createRouter({ routeTree, history })} />);
  await screen.findByText('People');
  history.push('/form');
  const field = await screen.findByLabelText<HTMLInputElement>('Name');
  return { user, field, history };
}

const choice = (name: string) => screen.getByRole('button', { name });

describe('a form with something typed and not saved', () => {
  it('asks before it is left, and stays as it is when told to stay', async () => {
    const { user, field, history } = await showPage();
    await user.type(field, 'Hemi');
    history.push('/people');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(choice('Stay'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field.value).toBe('Hemi');
    expect(history.location.pathname).toBe('/form');
  });

  it('is left when told to leave', async () => {
    const { user, field, history } = await showPage();
    await user.type(field, 'Hemi');
    history.back();
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(choice('Leave'));
    expect(await screen.findByText('People')).toBeDefined();
    expect(hasUnsaved()).toBe(false);
  });

  it('keeps the tab from closing unasked, and is known to whoever signs out', async () => {
    const { user, field } = await showPage();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([closing(), hasUnsaved()]).toEqual([false, false]);
    await user.type(field, 'Hemi');
    expect([closing(), hasUnsaved()]).toEqual([true, true]);
  });

  it('goes back by Cancel without a question', async () => {
    const { user, field } = await showPage();
    await user.type(field, 'Hemi');
    await user.click(choice('Cancel'));
    expect(await screen.findByText('People')).toBeDefined();
  });
});

it('a form in which nothing is changed is left without a question', async () => {
  const { user, field, history } = await showPage();
  await user.type(field, 'H{Backspace}');
  history.push('/people');
  expect(await screen.findByText('People')).toBeDefined();
});

it('a form is sent by Enter, and not again while it is being sent', async () => {
  const { user, field } = await showPage();
  await user.type(field, 'Hemi{Enter}{Enter}');
  await user.dblClick(choice('Save'));
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Hemi' }]]);
});

it('a press on Save does not take the focus before it sends', async () => {
  const { user, field } = await showPage();
  await user.type(field, 'Hemi');
  await user.pointer({ keys: '[MouseLeft>]', target: choice('Save') });
  expect(document.activeElement).toBe(field);
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(onSubmit).toHaveBeenCalledOnce();
});
