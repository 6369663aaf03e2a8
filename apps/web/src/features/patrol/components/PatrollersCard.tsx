import { Button } from '@mantine/core';
import type { Patrol } from '@patrolbook/contract';
import { IconUserPlus } from '@tabler/icons-react';
import { useWideScreen } from '../../../lib/screen.ts';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { useFormToggle } from '../form-toggle.ts';
import { useRemovePatroller } from '../queries.ts';
import { AddPatroller } from './AddPatroller.tsx';
import classes from './CrewCard.module.css';
import { PatrollerRows } from './PatrollerRows.tsx';
import { PatrollerTable } from './PatrollerTable.tsx';
import { RemoveDialog, useRemoval } from './RemoveDialog.tsx';

interface CrewCardProps {
  patrol: Patrol;
  /** People may be added, answered for and removed by this person now. */
  editable: boolean;
}

/** The patrollers on the patrol and how each has answered. */
export function PatrollersCard({ patrol, editable }: CrewCardProps) {
  const wide = useWideScreen();
  const form = useFormToggle();
  const removal = useRemoval();
  const remove = useRemovePatroller(patrol._id);
  const crew = Object.entries(patrol.patrollers)
    .filter(([, assignment]) => !assignment.removed)
    .map(([personId, assignment]) => ({ personId, assignment }));
  const declined = removal.leaving && patrol.patrollers[removal.leaving.id]?.declined;
  const add = editable && !form.opened && (
    <Button ref={form.button} variant="default" leftSection={<IconUserPlus />} onClick={form.open}>
      Add Patroller
    </Button>
  );
  const List = wide ? PatrollerTable : PatrollerRows;
  return (
    <LedgerCard title="Patrollers" count={crew.length || undefined} action={add}>
      {editable && form.opened && <AddPatroller patrol={patrol} onClose={form.close} />}
      {crew.length === 0 && <p className={classes.none}>No patrollers assigned</p>}
      {crew.length > 0 && (
        <List patrolId={patrol._id} crew={crew} onRemove={editable ? removal.ask : undefined} />
      )}
      <RemoveDialog
        removal={removal}
        busy={remove.isPending}
        mailed={patrol.finalized !== null && !declined}
        onRemove={(personId) => remove.mutate(personId, { onSettled: removal.close, onSuccess: form.close })}
      />
    </LedgerCard>
  );
}
