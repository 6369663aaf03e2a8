import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import type { RefCallback } from 'react';
import { useRoles } from '#lib/auth/auth.ts';
import { useWideScreen } from '#lib/browser/screen.ts';
import { isUpcomingOrRunning, mayBeOut, type Patrol } from '#patrols/contract';
import { useShownAnswer } from '#patrols/web/shown-answer.ts';
import { hasNoMail } from '#people/contract';
import { useDirectory } from '#people/web/directory.ts';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { LazyPart } from '#ui/overlay/lazy-part.tsx';
import { patrolCrewTexts } from '../texts.ts';
import { crewChange, shownPatrollersOf } from './crew.ts';
import { useRemovePatroller } from './crew-changes.ts';
import { useFormToggle } from './form-toggle.ts';
import { PatrollerRows } from './PatrollerRows.tsx';
import { PatrollerTable } from './PatrollerTable.tsx';
import { RemoveDialog, useRemoval } from './RemoveDialog.tsx';
import { useRowFocus } from './row-focus.ts';

/** What a form is given that adds somebody to a patrol. */
export interface AddPatrollerProps {
  patrol: Patrol;
  /** Whether it adds who came, once the patrol has begun (product 6.16). */
  afterwards: boolean;
  /** Registers the picker's field. */
  anchor: RefCallback<HTMLInputElement> | null;
  onClose: () => void;
}

interface CrewCardProps {
  patrol: Patrol;
  /** The form that adds somebody, which knows who suits. */
  add: LazyPart<AddPatrollerProps>;
  /** ISO instant. */
  now: string;
}

/** The patrollers on the patrol and how each has answered. */
export function PatrollersCard({ patrol, add: AddPatroller, now }: CrewCardProps) {
  const roles = useRoles();
  const wide = useWideScreen();
  const form = useFormToggle(AddPatroller.load);
  const removal = useRemoval();
  const change = crewChange(patrol, roles, now);
  const afterwards = change === 'afterwards';
  const remove = useRemovePatroller({ ...patrol, afterwards });
  const { rowRef, focusNeighbour } = useRowFocus();
  const answerOf = useShownAnswer(patrol);
  const lookup = useDirectory();
  const isReachable = (id: string) => !hasNoMail(lookup(id).data ?? {});
  const crew = shownPatrollersOf(patrol, { roles, now, answerOf });
  const removeRow = (id: string, body: { message?: string }) => {
    removal.close();
    const assignment = patrol.patrollers[id];
    const then = { onSuccess: () => removal.forget(id) };
    if (assignment) remove.mutate({ personId: id, assignment, body, reachable: isReachable(id) }, then);
    const ids = crew.map(({ personId }) => personId);
    if (!focusNeighbour(ids, id)) form.focus();
  };
  const target = removal.target?.id ?? '';
  const declined = patrol.patrollers[target]?.declined;
  const List = wide ? PatrollerTable : PatrollerRows;
  return (
    <SectionCard
      title={patrolCrewTexts.patrollers}
      count={crew.length || undefined}
      action={
        change &&
        !form.opened && (
          <Button ref={form.anchor} variant="default" leftSection={<IconUserPlus />} onClick={form.open}>
            {patrolCrewTexts.addPatroller(change)}
          </Button>
        )
      }
    >
      {change && form.opened && (
        <AddPatroller patrol={patrol} afterwards={afterwards} anchor={form.anchor} onClose={form.close} />
      )}
      {crew.length === 0 && <EmptyText row>{patrolCrewTexts.noPatrollers}</EmptyText>}
      {crew.length > 0 && (
        <List
          patrolId={patrol._id}
          crew={crew}
          callable={isUpcomingOrRunning(patrol, now)}
          removing={{ ask: removal.ask, rowRef }}
        />
      )}
      <RemoveDialog
        removal={removal}
        mailed={patrol.finalized !== null && !declined && !afterwards && isReachable(target)}
        mayBeOut={!declined && mayBeOut(patrol, now)}
        onRemove={removeRow}
      />
    </SectionCard>
  );
}
