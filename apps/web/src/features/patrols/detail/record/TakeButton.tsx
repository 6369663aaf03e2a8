import { Button } from '@mantine/core';
import { limits, type Patrol, type SetAside, type Taking, takeable } from '@patrolbook/contract';
import { IconArrowBarToDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useRoles } from '../../../../lib/auth/auth.ts';
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx';
import { useTake } from '../queries.ts';

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
  const take = useTake(patrol._id);
  // The earliest come last; an edit comes after its entry.
  const entries = takeable(patrol, asides.slice(-limits.setAside.max), roles, now);
  const close = () => setAsking(false);
  if (entries.length === 0) return null;
  const isOne = entries.length === 1;
  const label = isOne ? 'Take as It Is' : `Take All ${entries.length} as They Are`;
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
        title={isOne ? 'Take it into the record?' : `Take all ${entries.length} into the record?`}
        choices={[
          { label: 'Go Back', onClick: close },
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
        {consequence(entries)} It stands in the record that you took it, and cannot be undone.
      </ConfirmDialog>
    </>
  );
}

function consequence(asides: readonly SetAside[]): string {
  return asides.some(({ kind }) => kind === 'finish')
    ? 'The patrol is then finished: it is logged off with the ECC, and mailed as usual.'
    : 'It then counts like any other entry by whoever recorded it, and is marked as late.';
}

function entriesOf(asides: readonly SetAside[]): Taking['entries'] {
  return asides.flatMap(({ kind, _id }) => (kind === 'start' ? [] : [{ kind, _id }]));
}
