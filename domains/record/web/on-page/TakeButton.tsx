import { Button } from '@mantine/core';
import { IconArrowBarToDown } from '@tabler/icons-react';
import { useState } from 'react';
import { limits } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import type { Patrol, SetAside, TakeEntries } from '#patrols/contract';
import { takeable } from '#record/contract';
import { actionTexts } from '#texts/shared.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useTakeEntry } from './record-changes.ts';
import { patrolRecordTexts } from './texts.ts';

interface TakeButtonProps {
  patrol: Patrol;
  /** What to take. */
  asides: readonly SetAside[];
  /** ISO instant. */
  now: string;
}

/** Take as It Is, or Take All, for an admin; renders nothing if nothing of it can be taken (product 17.26). */
export function TakeButton({ patrol, asides, now }: TakeButtonProps) {
  const roles = useRoles();
  const [asking, setAsking] = useState(false);
  const take = useTakeEntry(patrol._id);
  // The earliest come last; an edit comes after its entry.
  const entries = takeable(patrol, asides.slice(-limits.setAside.max), roles, now);
  const close = () => setAsking(false);
  if (entries.length === 0) return null;
  const label = patrolRecordTexts.take(entries.length);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBarToDown />}
        loading={take.isPending}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={patrolRecordTexts.takeTitle(entries.length)}
        choices={[
          { label: actionTexts.goBack, onClick: close },
          {
            label,
            tone: 'primary',
            onClick: () => {
              close();
              take.mutate(entriesOf(entries));
            },
          },
        ]}
        onClose={close}
      >
        {patrolRecordTexts.takeMeans(entries.some(({ kind }) => kind === 'finish') ? 'finish' : 'entry')}
      </ConfirmDialog>
    </>
  );
}

function entriesOf(asides: readonly SetAside[]): TakeEntries['entries'] {
  return asides.flatMap(({ kind, _id }) => (kind === 'start' ? [] : [{ kind, _id }]));
}
