// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AssignmentView } from '#crew/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { UndoAnswer } from './UndoAnswer.tsx';

/** Starts a minute after what the page takes for now. */
const view: AssignmentView = {
  assignment: { accepted: { when: '2027-01-15T08:00:00.000Z' }, declined: null },
  guests: [],
  instructions: '',
  me: { firstName: 'Hemi', lastName: 'Tamihana', shared: false },
  meetUp: '',
  organization: { name: 'Howick South Community Patrol', timeZone: 'Pacific/Auckland' },
  patrol: { name: null, type: 'patrol', when: '2027-01-15T08:01:00.000Z', hours: 4, finalized: null },
  patrollers: [],
};

function showUndo(answer: unknown, shown = view) {
  const onUndone = vi.fn();
  answerCalls({ '/assignment/undo': answer });
  const { user } = showPage(<UndoAnswer view={shown} linkToken="a-token" onUndone={onUndone} />);
  return { user, onUndone };
}

it('Undo takes the answer back [6.12]', async () => {
  const { user, onUndone } = showUndo(new Response(null, { status: 204 }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(onUndone).toHaveBeenCalledOnce());
  expect(sentChanges()).toEqual([['POST /assignment/undo', undefined]]);
});

it('says why the answer cannot be taken back [6.12]', async () => {
  const message = 'Your answer has been changed since.';
  const { user, onUndone } = showUndo(Response.json({ code: 'nothing-to-undo', message }, { status: 409 }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`Unable to undo: ${message}`);
  expect(onUndone).not.toHaveBeenCalled();
});

it('is not offered from the start on [6.12]', async () => {
  const patrol = { ...view.patrol, when: '2027-01-15T08:00:00.000Z' };
  showUndo(undefined, { ...view, patrol });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('Undo')).toBeNull();
});
