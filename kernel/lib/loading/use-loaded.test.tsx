// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { useUnsaved } from '../form/unsaved.ts';
import { ofServer } from '../http/answers.fixture.ts';
import { useLoaded } from './use-loaded.ts';

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('a page is loaded again for a file that does not come although the server answers, but not in its first minute and not while a form has changes [17.53]', async () => {
  vi.useFakeTimers();
  const server = { answers: true };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!server.answers) throw new TypeError('Failed to fetch');
    return ofServer(new Response());
  });
  const form = { isDirty: false };
  const isDirty = () => form.isDirty;
  const load = vi.fn(async () => false);
  const isLoaded = () => false;
  const reload = vi.fn();
  function Page() {
    useUnsaved(isDirty);
    useLoaded(load, isLoaded, { reload });
    return null;
  }
  show(<Page />);
  await pass(59);
  expect(load).toHaveBeenCalledTimes(30);
  form.isDirty = true;
  await pass(10);
  form.isDirty = false;
  server.answers = false;
  await pass(10);
  expect(reload).not.toHaveBeenCalled();
  server.answers = true;
  await pass(2);
  expect(reload).toHaveBeenCalledOnce();
});
