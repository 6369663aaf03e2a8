import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { setUpTexts } from '#accounts/web/texts.ts';
import { actionTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import classes from './RecoveryCodeList.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, which are never shown again. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toastSuccess(setUpTexts.copied);
    } catch {
      toastError(setUpTexts.unableToCopy);
    }
  };
  return (
    <div className={classes.codes}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {setUpTexts.recoveryCodes}
      </h3>
      <p>{setUpTexts.recoveryCodesHint}</p>
      <ul className={classes.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconCopy />} onClick={() => void copy()}>
          {actionTexts.copy}
        </Button>
        <Button onClick={onDone}>{setUpTexts.kept}</Button>
      </div>
    </div>
  );
}
