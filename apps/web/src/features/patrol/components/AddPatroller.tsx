import { Button, type ComboboxItem, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formatName, type Patrol } from '@patrolbook/contract';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { directoryQuery } from '../../../lib/directory.ts';
import { focusFirst } from '../../../lib/forms.ts';
import { DoubleBookedDialog } from '../../../ui/DoubleBookedDialog.tsx';
import { NoOption } from '../../../ui/NoOption.tsx';
import { candidates, nameMatches } from '../candidates.ts';
import { useClash } from '../clash.ts';
import { useAssign } from '../queries.ts';
import classes from './CrewForm.module.css';

interface AddPatrollerProps {
  patrol: Patrol;
  onClose: () => void;
}

/** As many names as are worth scrolling through; typing narrows them. */
const mostOffered = 100;

/** Picks a patroller by name; stays open for the next one. */
export function AddPatroller({ patrol, onClose }: AddPatrollerProps) {
  const directory = useQuery(directoryQuery);
  const clash = useClash();
  const assign = useAssign(patrol._id, clash.isOne);
  const input = useRef<HTMLInputElement>(null);
  const form = useForm<{ personId: string | null }>({
    initialValues: { personId: null },
    validate: { personId: (personId) => (personId ? null : 'Please select a patroller') },
  });
  const submit = form.onSubmit(
    ({ personId }) => {
      if (!personId) return;
      assign.mutate({ personId });
      form.reset();
      input.current?.focus();
    },
    (errors) => focusFirst(form, errors),
  );
  const people = candidates(directory.data?.values() ?? [], patrol);
  return (
    <form className={classes.row} aria-label="Add Patroller" onSubmit={submit} noValidate>
      <Select
        ref={input}
        className={classes.picker}
        label="Add Patroller"
        autoFocus
        searchable
        openOnFocus={false}
        allowDeselect={false}
        limit={mostOffered}
        withScrollArea={false}
        classNames={{ options: classes.options ?? '' }}
        leftSection={<IconSearch />}
        data={people.map((person) => ({ value: person._id, label: formatName(person) }))}
        filter={({ options, search }) =>
          options.filter((option) => !('group' in option) && nameMatches(option.label, search))
        }
        renderOption={({ option }) => <Option {...option} phone={directory.data?.get(option.value)?.phone} />}
        nothingFoundMessage={<NoOption>{directory.isPending ? 'Loading' : 'No-one found'}</NoOption>}
        {...form.getInputProps('personId')}
        error={directory.error ? messageOf(directory.error) : form.errors.personId}
      />
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" variant="default">
          Add
        </Button>
      </div>
      <DoubleBookedDialog
        opened={clash.opened}
        refusal={clash.refusal}
        anyway="Add Anyway"
        loading={false}
        onAnyway={() => {
          clash.close();
          if (clash.personId) assign.mutate({ personId: clash.personId, override: true });
        }}
        onClose={clash.close}
      />
    </form>
  );
}

/** Name on the left, phone on the right. */
function Option({ label, phone }: ComboboxItem & { phone: string | null | undefined }) {
  return (
    <span className={classes.option}>
      <span>{label}</span>
      <span className={classes.phone}>{phone}</span>
    </span>
  );
}
