import { Button } from '@mantine/core';
import { IconEye, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useRoles } from '#lib/auth/auth.ts';
import type { Patrol } from '#patrols/contract';
import { patrolDetailTexts } from '#patrols/web/texts.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';

const HoldDialog = lazyOverlay(() => import('./HoldDialog.tsx'), 'HoldDialog');

interface DetailsButtonsProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Keep Details and Who Looked, for an admin, once something was recorded (product 22.5 and 22.22). */
export function DetailsButtons({ patrol, now }: DetailsButtonsProps) {
  const isAdmin = useRoles().includes('admin');
  const [asking, setAsking] = useState(false);
  if (!isAdmin || (!patrol.started && !patrol.setAside)) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconLock />} onClick={() => setAsking(true)}>
        {patrolDetailTexts.keepDetails}
      </Button>
      <ButtonLink
        to="/organization/views"
        search={{ of: patrol._id }}
        variant="default"
        leftSection={<IconEye />}
      >
        {titleTexts.whoLooked}
      </ButtonLink>
      <HoldDialog patrol={patrol} now={now} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}
