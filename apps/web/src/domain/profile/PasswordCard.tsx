import { Button } from '@mantine/core';
import { useState } from 'react';
import { EmptyText } from '../../ui/display/EmptyText.tsx';
import { LedgerCard } from '../../ui/layout/LedgerCard.tsx';
import { lazyPart } from '../../ui/overlay/lazy-part.tsx';

const PasswordForm = lazyPart(() => import('./PasswordForm.tsx'), 'PasswordForm');

/** The user's own password, which they can change (product 9.12). */
export function PasswordCard() {
  const [opened, setOpened] = useState(false);
  const open = () => void PasswordForm.load().then(setOpened);
  const action = !opened && (
    <Button variant="default" onClick={open}>
      Change Password
    </Button>
  );
  return (
    <LedgerCard title="Password" action={action} padded>
      {opened ? (
        <PasswordForm onClose={() => setOpened(false)} />
      ) : (
        <EmptyText>Changing it signs you out on other devices.</EmptyText>
      )}
    </LedgerCard>
  );
}
