import { Button, type ButtonProps } from '@mantine/core';
import { startWarning } from '@patrolbook/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { ButtonLink } from './ButtonLink.tsx';
import { type Starting, StartWarning } from './StartWarning.tsx';

type StartButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & { patrol: Starting };

/** Start: leads to the record screen, or first to the warning if there is one. For those whom `canStart` allows it. */
export function StartButton({ patrol, ...look }: StartButtonProps) {
  const [asking, setAsking] = useState(false);
  const parts = { ...look, leftSection: <IconPlayerPlay />, children: 'Start' };
  // The answer of the ECC may come while the dialog is open: there is nothing left to warn of then.
  if (!startWarning(patrol))
    return <ButtonLink to="/patrol/$id/record" params={{ id: patrol._id }} {...parts} />;
  return (
    <>
      <Button {...parts} onClick={() => setAsking(true)} />
      <StartWarning patrol={patrol} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}
