import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import classes from '#crew/web/card/CrewForm.module.css';
import { useAssign } from '#crew/web/card/crew-changes.ts';
import { useDoubleBooking } from '#crew/web/card/double-booking.ts';
import { onEscape } from '#crew/web/card/form-toggle.ts';
import { useTellNotAdded } from '#crew/web/card/not-added.tsx';
import type { AddPatrollerProps } from '#crew/web/card/PatrollersCard.tsx';
import { keepFocus } from '#lib/form/forms.ts';
import { DoubleBookedDialog } from '#patrols/web/DoubleBookedDialog.tsx';
import { actionTexts } from '#texts/shared.ts';
import { patrolPickerTexts } from '../texts.ts';
import { PatrollerSelect } from './PatrollerSelect.tsx';

/** Adds a patroller as soon as a name is chosen (product 8.30), and stays open for the next one. */
export function AddPatroller({ patrol, afterwards, anchor, onClose }: AddPatrollerProps) {
  const doubleBooking = useDoubleBooking<{ personId: string }>();
  const assign = useAssign({ _id: patrol._id, afterwards }, doubleBooking.handleRefusal);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'open' | 'added' | 'unselected'>('open');
  useTellNotAdded('patroller', typed);
  const type = (text: string) => {
    setTyped(text);
    setState('open');
  };
  const choose = (personId: string) => {
    assign.mutate({ personId });
    setTyped('');
    setState('added');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Who presses Add after a choice means the one that has been added.
    if (state !== 'added') setState('unselected');
    field.current?.focus();
  };
  return (
    <form
      className={classes.row}
      aria-label={patrolPickerTexts.label(afterwards ? 'afterwards' : 'ahead')}
      onSubmit={submit}
      onKeyDown={onEscape(onClose)}
      noValidate
    >
      <PatrollerSelect
        ref={(element) => {
          field.current = element;
          anchor?.(element);
        }}
        className={classes.picker}
        autoFocus
        patrol={patrol}
        afterwards={afterwards}
        typed={typed}
        onType={type}
        onChoose={choose}
        error={state === 'unselected' && patrolPickerTexts.select}
      />
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onClose}>
          {actionTexts.close}
        </Button>
        <Button type="submit" variant="default" onMouseDown={keepFocus}>
          {actionTexts.add}
        </Button>
      </div>
      <DoubleBookedDialog
        opened={doubleBooking.opened}
        refusal={doubleBooking.refusal}
        anyway={actionTexts.addAnyway}
        loading={false}
        onAnyway={() => {
          doubleBooking.close();
          if (doubleBooking.assigning) assign.mutate({ ...doubleBooking.assigning, override: true });
        }}
        onClose={doubleBooking.close}
      />
    </form>
  );
}
