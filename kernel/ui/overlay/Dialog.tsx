import { Button, type ButtonProps, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAfterMount } from '#lib/browser/after-mount.ts';
import { actionTexts } from '#texts/shared.ts';
import classes from './Dialog.module.css';
import './overlay.css';

interface Choice {
  label: string;
  onClick: () => void;
  /** Amber for the usual choice, a red outline for what cannot be undone, quiet for a way out; plain by default. */
  tone?: 'primary' | 'danger' | 'quiet';
  loading?: boolean;
}

export interface DialogProps {
  opened: boolean;
  title: string;
  children?: ReactNode;
  /** From the safest to the most drastic, at full width one below the other. */
  choices: readonly Choice[];
  /** Puts short choices side by side: No and Yes. */
  sideBySide?: boolean;
  /** Called for Escape and the close button, which choose nothing. */
  onClose: () => void;
}

const looks: Record<NonNullable<Choice['tone']>, ButtonProps> = {
  primary: { variant: 'filled' },
  danger: { variant: 'outline', color: 'red' },
  quiet: { variant: 'subtle' },
};

/**
 * A question and its choices. It opens under the pointer, so its buttons ignore clicks for half a second: the second half
 * of a double click must not answer an unread question.
 */
export function Dialog({ opened, title, children, choices, sideBySide, onClose }: DialogProps) {
  return (
    <Modal
      opened={useAfterMount(opened)}
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': actionTexts.close }}
    >
      {children && <div className={classes.text}>{children}</div>}
      <div className={classes.choices} data-side-by-side={sideBySide || undefined}>
        {choices.map(({ label, onClick, tone, loading }) => (
          <Button
            key={label}
            size="xl"
            onClick={onClick}
            loading={loading ?? false}
            {...(tone ? looks[tone] : { variant: 'default' })}
          >
            {label}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
