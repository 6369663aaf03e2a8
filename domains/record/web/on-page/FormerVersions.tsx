import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useRoles } from '#lib/auth/auth.ts';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import classes from './FormerVersions.module.css';
import { patrolRecordTexts } from './texts.ts';

const FormerVersionsDialog = lazyOverlay(() => import('./FormerVersionsDialog.tsx'), 'FormerVersionsDialog');

/** Opens what the crew has edited or deleted, for admins (product 17.7). */
export function FormerVersions({ patrolId }: { patrolId: string }) {
  const [opened, setOpened] = useState(false);
  if (!useRoles().includes('admin')) return null;
  return (
    <div className={classes.foot} data-screen-only>
      <Button variant="default" leftSection={<IconHistory />} onClick={() => setOpened(true)}>
        {patrolRecordTexts.formerVersions}
      </Button>
      <FormerVersionsDialog patrolId={patrolId} opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
}
