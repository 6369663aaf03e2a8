import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRoles } from '#lib/auth/auth.ts';
import { useWideScreen } from '#lib/browser/screen.ts';
import type { Patrol } from '#patrols/contract';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';
import { crewChange, guestsOf } from '../card/crew.ts';
import { useRemoveGuest } from '../card/crew-changes.ts';
import { useFormToggle } from '../card/form-toggle.ts';
import { RemoveDialog, useRemoval } from '../card/RemoveDialog.tsx';
import { useRowFocus } from '../card/row-focus.ts';
import { patrolCrewTexts } from '../texts.ts';
import { GuestRows, GuestTable } from './GuestLists.tsx';

const AddGuest = lazyPart(() => import('./AddGuest.tsx'), 'AddGuest');

/** Opens the form again for what was typed before the session ended. */
const keptAs = 'guest';

interface GuestsCardProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** The patrol's guests. */
export function GuestsCard({ patrol, now }: GuestsCardProps) {
  const roles = useRoles();
  const wide = useWideScreen();
  const form = useFormToggle(AddGuest.load, keptAs);
  const removal = useRemoval();
  const change = crewChange(patrol, roles, now);
  const afterwards = change === 'afterwards';
  const remove = useRemoveGuest({ ...patrol, afterwards });
  const { rowRef, focusNeighbour } = useRowFocus();
  const guests = guestsOf(patrol);
  const removeRow = (id: string, body: { message?: string }) => {
    removal.close();
    const guest = patrol.guests[id];
    if (guest) remove.mutate({ ...guest, id, body }, { onSuccess: () => removal.forget(id) });
    const ids = guests.map((guest) => guest.id);
    if (!focusNeighbour(ids, id)) form.focus();
  };
  const email = removal.target && patrol.guests[removal.target.id]?.email;
  const List = wide ? GuestTable : GuestRows;
  return (
    <SectionCard
      title={patrolCrewTexts.guests}
      count={guests.length || undefined}
      action={
        change &&
        !form.opened && (
          <Button ref={form.anchor} variant="default" leftSection={<IconPlus />} onClick={form.open}>
            {patrolCrewTexts.addGuest(change)}
          </Button>
        )
      }
    >
      {change && form.opened && (
        <AddGuest
          patrolId={patrol._id}
          afterwards={afterwards}
          keptAs={keptAs}
          anchor={form.anchor}
          onClose={form.close}
        />
      )}
      {guests.length === 0 && <EmptyText row>{patrolCrewTexts.noGuests}</EmptyText>}
      {guests.length > 0 && (
        <List guests={guests} removing={change ? { ask: removal.ask, rowRef } : undefined} />
      )}
      <RemoveDialog
        removal={removal}
        mailed={patrol.finalized !== null && Boolean(email) && !afterwards}
        onRemove={removeRow}
      />
    </SectionCard>
  );
}
