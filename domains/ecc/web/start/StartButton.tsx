import { Button, type ButtonProps } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { startWarning } from '#ecc/contract';
import { usePreloadRecord } from '#patrols/web/recorded/use-preload-record.ts';
import { patrolRowTexts } from '#patrols/web/texts.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import type { PatrolToStart } from './StartWarningDialog.tsx';

const StartWarning = lazyOverlay(() => import('./StartWarningDialog.tsx'), 'StartWarningDialog');

type StartButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & { patrol: PatrolToStart };

/** Opens the record page, or the warning first if there is one (product 8.3). For those whom `canStart` allows. */
export function StartButton({ patrol, ...look }: StartButtonProps) {
  usePreloadRecord(patrol._id);
  const [asking, setAsking] = useState(false);
  const parts = { ...look, leftSection: <IconPlayerPlay />, children: patrolRowTexts.start };
  // The ECC may answer while the dialog is open; then there is nothing left to warn of.
  if (!startWarning(patrol))
    return <ButtonLink to="/patrol/$id/record" params={{ id: patrol._id }} {...parts} />;
  return (
    <>
      <Button {...parts} onClick={() => setAsking(true)} />
      <StartWarning patrol={patrol} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}
