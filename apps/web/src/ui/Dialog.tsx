import { Button, type ButtonProps, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAfterMount } from '../lib/after-mount.ts';
import classes from './Dialog.module.css';
import './overlay.css';

interface Choice {
  label: string;
  onClick: () => void;
  /** Amber for the usual way, red outline for what cannot be undone, quiet for a way out beside others, plain for the rest. */
  tone?: 'primary' | 'danger' | 'quiet';
  loading?: boolean;
}

export interface DialogProps {
  opened: boolean;
  title: string;
  children?: ReactNode;
  /** From the safest to the boldest, full width under each other. */
  choices: readonly Choice[];
  /** Short choices side by side: No and Yes. */
  sideBySide?: boolean;
  /** Escape and the cross: nothing happens. */
  onClose: () => void;
}

const looks: Record<NonNullable<Choice['tone']>, ButtonProps> = {
  primary: { variant: 'filled' },
  danger: { variant: 'outline', color: 'red' },
  quiet: { variant: 'subtle' },
};

/**
 * A question and its answers. It opens under the pointer, so for a moment no click reaches its buttons: the second half of a
 * double click must not answer a question that nobody has read.
 */
export function Dialog({ opened, title, children, choices, sideBySide, onClose }: DialogProps) {
  return (
    <Modal
      opened={useAfterMount(opened)}
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
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
