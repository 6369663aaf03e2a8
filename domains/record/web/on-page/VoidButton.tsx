import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useRoles } from '#lib/auth/auth.ts';
import type { Patrol } from '#patrols/contract';
import { patrolDetailTexts } from '#patrols/web/texts.ts';
import { canVoidFinish, canVoidStart } from '#record/contract';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';

const VoidDialog = lazyOverlay(() => import('./VoidDialog.tsx'), 'VoidDialog');

interface VoidButtonProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Void Finish, or Void Start while there is no finish, for an admin (product 17.16). */
export function VoidButton({ patrol, now }: VoidButtonProps) {
  const roles = useRoles();
  const [asking, setAsking] = useState(false);
  const kind = patrol.finished ? 'finish' : 'start';
  const allowed = patrol.finished ? canVoidFinish(patrol, roles, now) : canVoidStart(patrol, roles, now);
  if (!allowed) return null;
  return (
    <>
      <Button variant="outline" color="red" leftSection={<IconArrowBackUp />} onClick={() => setAsking(true)}>
        {patrolDetailTexts.void(kind)}
      </Button>
      <VoidDialog patrol={patrol} kind={kind} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}
