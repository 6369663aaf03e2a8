import { Button } from '@mantine/core';
import { useState } from 'react';
import { fieldTexts } from '#texts/shared.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';
import classes from './PasswordCard.module.css';
import { passwordTexts } from './texts.ts';

const PasswordForm = lazyPart(() => import('./PasswordForm.tsx'), 'PasswordForm');

/** The user's own password, which they can change (product 9.12). */
export function PasswordCard() {
  const [opened, setOpened] = useState(false);
  const open = () => void PasswordForm.load().then(setOpened);
  const action = !opened && (
    <Button variant="default" onClick={open}>
      {passwordTexts.change}
    </Button>
  );
  return (
    <SectionCard title={fieldTexts.password} action={action} padded>
      {opened ? (
        <PasswordForm onClose={() => setOpened(false)} />
      ) : (
        <p className={classes.note}>{passwordTexts.hint}</p>
      )}
    </SectionCard>
  );
}
