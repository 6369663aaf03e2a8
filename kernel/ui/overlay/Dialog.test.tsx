// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** A button that asks before it does something. */
function Asking({ onYes }: { onYes: () => void }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Cancel Patrol
      </button>
      <ConfirmDialog
        opened={opened}
        title="Cancel the patrol?"
        choices={[
          { label: 'No', onClick: () => setOpened(false) },
          { label: 'Yes', tone: 'danger', onClick: onYes },
        ]}
        onClose={() => setOpened(false)}
      >
        Everybody on it is mailed.
      </ConfirmDialog>
    </>
  );
}

async function openDialog() {
  const onYes = vi.fn();
  const { user } = show(<Asking onYes={onYes} />);
  const opener = screen.getByText('Cancel Patrol');
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the patrol?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { user, onYes, opener };
}

it('a dialog says what it asks, takes the focus and keeps it', async () => {
  const { user } = await openDialog();
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Everybody on it is mailed.');
  for (let step = 0; step < 6; step++) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

it.each([
  ['Escape', '{Escape}'],
  ['the cross', 'Close'],
  ['its safest choice', 'No'],
])('a dialog closes by %s, does nothing, and gives the focus back', async (_how, by) => {
  const { user, onYes, opener } = await openDialog();
  await (by.startsWith('{') ? user.keyboard(by) : user.click(screen.getByRole('button', { name: by })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(onYes).not.toHaveBeenCalled();
});

it('a dialog does what is chosen', async () => {
  const { user, onYes } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onYes).toHaveBeenCalledOnce();
});
