import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SignedOutAlert.module.css';

interface SignedOutAlertProps {
  title: string;
  children: ReactNode;
  action: string;
  onAction: () => void;
}

/** Says on a page outside a session why it goes no further, and offers one way on. */
export function SignedOutAlert({ title, children, action, onAction }: SignedOutAlertProps) {
  return (
    <div role="alert">
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{children}</p>
      <Button size="xl" fullWidth onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
