import { Button } from '@mantine/core';
import { canChangeCrew, type Patrol } from '@patrolbook/contract';
import { IconPlus } from '@tabler/icons-react';
import { useRoles } from '../../../lib/auth.ts';
import { useWideScreen } from '../../../lib/screen.ts';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { None } from '../../../ui/None.tsx';
import { guestsOf } from '../crew.ts';
import { useFormToggle } from '../form-toggle.ts';
import { useRemoveGuest } from '../queries.ts';
import { useRowFocus } from '../row-focus.ts';
import { GuestRows, GuestTable } from './GuestLists.tsx';
import { RemoveDialog, useRemoval } from './RemoveDialog.tsx';

const AddGuest = lazyPart(() => import('./AddGuest.tsx'), 'AddGuest');

interface GuestsCardProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** The guests who come along. */
export function GuestsCard({ patrol, now }: GuestsCardProps) {
  const roles = useRoles();
  const wide = useWideScreen();
  const form = useFormToggle(AddGuest.load);
  const removal = useRemoval();
  const remove = useRemoveGuest(patrol._id);
  const { rowRef, handOn } = useRowFocus();
  const guests = guestsOf(patrol);
  const editable = canChangeCrew(patrol, roles, now);
  const takeOff = (id: string) => {
    removal.close();
    remove.mutate(id);
    const ids = guests.map((guest) => guest.id);
    if (!handOn(ids, id)) form.focus();
  };
  const email = removal.leaving && patrol.guests[removal.leaving.id]?.email;
  const List = wide ? GuestTable : GuestRows;
  return (
    <LedgerCard
      title="Guests"
      count={guests.length || undefined}
      action={
        editable &&
        !form.opened && (
          <Button ref={form.anchor} variant="default" leftSection={<IconPlus />} onClick={form.open}>
            Add Guest
          </Button>
        )
      }
    >
      {editable && form.opened && (
        <AddGuest patrolId={patrol._id} anchor={form.anchor} onClose={form.close} />
      )}
      {guests.length === 0 && <None row>No guests assigned</None>}
      {guests.length > 0 && (
        <List guests={guests} removing={editable ? { ask: removal.ask, rowRef } : undefined} />
      )}
      <RemoveDialog
        removal={removal}
        mailed={patrol.finalized !== null && Boolean(email)}
        onRemove={takeOff}
      />
    </LedgerCard>
  );
}
