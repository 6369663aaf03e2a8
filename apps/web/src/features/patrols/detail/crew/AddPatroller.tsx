import { Button } from '@mantine/core';
import { type FormEvent, type RefCallback, useRef, useState } from 'react';
import { keepFocus } from '#lib/form/forms.ts';
import type { Patrol } from '#patrols/contract';
import { actionTexts } from '#texts/actions.ts';
import { patrolPickerTexts } from '#texts/patrols/picker.ts';
import { DoubleBookedDialog } from '#web/domain/patrols/DoubleBookedDialog.tsx';
import classes from '../components/CrewForm.module.css';
import { useDoubleBooking } from '../double-booking.ts';
import { onEscape } from '../form-toggle.ts';
import { useTellNotAdded } from '../not-added.tsx';
import { useAssign } from '../queries.ts';
import { PatrollerSelect } from './PatrollerSelect.tsx';

interface AddPatrollerProps {
  patrol: Patrol;
  /** Whether it adds who came, once the patrol has begun (product 6.16). */
  afterwards: boolean;
  /** Registers the picker's field. */
  anchor: RefCallback<HTMLInputElement> | null;
  onClose: () => void;
}

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
