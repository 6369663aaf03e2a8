import { Button } from '@mantine/core';
import type { Patrol } from '@patrolbook/contract';
import { IconPlus } from '@tabler/icons-react';
import { useWideScreen } from '../../../lib/screen.ts';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { useFormToggle } from '../form-toggle.ts';
import { useRemoveGuest } from '../queries.ts';
import { AddGuest } from './AddGuest.tsx';
import classes from './CrewCard.module.css';
import { GuestRows, GuestTable } from './GuestLists.tsx';
import { RemoveDialog, useRemoval } from './RemoveDialog.tsx';

interface GuestsCardProps {
  patrol: Patrol;
  /** Guests may be added and removed by this person now. */
  editable: boolean;
}

/** The guests who come along. */
export function GuestsCard({ patrol, editable }: GuestsCardProps) {
  const wide = useWideScreen();
  const form = useFormToggle();
  const removal = useRemoval();
  const remove = useRemoveGuest(patrol._id);
  const guests = Object.entries(patrol.guests)
    .filter(([, guest]) => !guest.removed)
    .map(([id, guest]) => ({ id, ...guest }));
  const email = removal.leaving && patrol.guests[removal.leaving.id]?.email;
  const add = editable && !form.opened && (
    <Button ref={form.button} variant="default" leftSection={<IconPlus />} onClick={form.open}>
      Add Guest
    </Button>
  );
  const List = wide ? GuestTable : GuestRows;
  return (
    <LedgerCard title="Guests" count={guests.length || undefined} action={add}>
      {editable && form.opened && <AddGuest patrolId={patrol._id} onClose={form.close} />}
      {guests.length === 0 && <p className={classes.none}>No guests assigned</p>}
      {guests.length > 0 && <List guests={guests} onRemove={editable ? removal.ask : undefined} />}
      <RemoveDialog
        removal={removal}
        busy={remove.isPending}
        mailed={patrol.finalized !== null && Boolean(email)}
        onRemove={(guestId) => remove.mutate(guestId, { onSettled: removal.close, onSuccess: form.close })}
      />
    </LedgerCard>
  );
}
