import { Button } from '@mantine/core';
import type { Patrol } from '@patrolbook/contract';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useRoles } from '../../../../lib/auth/auth.ts';
import { lazyOverlay } from '../../../../ui/overlay/lazy-part.tsx';

const HoldDialog = lazyOverlay(() => import('./HoldDialog.tsx'), 'HoldDialog');

interface HoldButtonProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Keep Details, for an admin, once something was recorded (product 22.5). */
export function HoldButton({ patrol, now }: HoldButtonProps) {
  const isAdmin = useRoles().includes('admin');
  const [asking, setAsking] = useState(false);
  if (!isAdmin || (!patrol.started && !patrol.setAside)) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconLock />} onClick={() => setAsking(true)}>
        Keep Details
      </Button>
      <HoldDialog patrol={patrol} now={now} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}
