import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Patrol } from '@patrolbook/contract';
import type { Ref } from 'react';
import { DoubleBookedDialog } from '../../../../domain/patrols/DoubleBookedDialog.tsx';
import { focusFirst, keepFocus } from '../../../../lib/form/forms.ts';
import classes from '../components/CrewForm.module.css';
import { useDoubleBooking } from '../double-booking.ts';
import { onEscape } from '../form-toggle.ts';
import { useAssign } from '../queries.ts';
import { PatrollerSelect } from './PatrollerSelect.tsx';

interface AddPatrollerProps {
  patrol: Patrol;
  /** The picker's field. */
  anchor: Ref<HTMLInputElement>;
  onClose: () => void;
}

/** Picks a patroller by name; stays open for the next one. */
export function AddPatroller({ patrol, anchor, onClose }: AddPatrollerProps) {
  const doubleBooking = useDoubleBooking();
  const assign = useAssign(patrol._id, doubleBooking.handleRefusal);
  const form = useForm<{ personId: string | null }>({
    initialValues: { personId: null },
    validate: { personId: (personId) => (personId ? null : 'Please select a patroller') },
  });
  const submit = form.onSubmit(
    ({ personId }) => {
      if (!personId) return;
      assign.mutate({ personId });
      form.reset();
      form.getInputNode('personId')?.focus();
    },
    (errors) => focusFirst(form, errors),
  );
  return (
    <form
      className={classes.row}
      aria-label="Add Patroller"
      onSubmit={submit}
      onKeyDown={onEscape(onClose)}
      noValidate
    >
      <PatrollerSelect
        ref={anchor}
        className={classes.picker}
        patrol={patrol}
        {...form.getInputProps('personId')}
      />
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onClose}>
          Close
        </Button>
        <Button
          type="submit"
          variant="default"
          onMouseDown={keepFocus}
          onClick={(event) => {
            // The second click of a double click would complain that nobody is selected.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          Add
        </Button>
      </div>
      <DoubleBookedDialog
        opened={doubleBooking.opened}
        refusal={doubleBooking.refusal}
        anyway="Add Anyway"
        loading={false}
        onAnyway={() => {
          doubleBooking.close();
          if (doubleBooking.personId) assign.mutate({ personId: doubleBooking.personId, override: true });
        }}
        onClose={doubleBooking.close}
      />
    </form>
  );
}
