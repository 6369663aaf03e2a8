import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import classes from './RecoveryCodes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toastSuccess('Copied');
    } catch {
      toastError('Unable to copy. Please write them down.');
    }
  };
  return (
    <div className={classes.codes}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        Recovery Codes
      </h3>
      <p>
        Each works once in place of a passkey or of a code of the app. Print them or write them down, and keep
        them where you find them without your phone. They are shown only now.
      </p>
      <ul className={classes.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconCopy />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onDone}>I Have Kept Them</Button>
      </div>
    </div>
  );
}
