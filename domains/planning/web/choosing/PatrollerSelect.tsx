import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { formatName } from '#contract';
import { messageOf } from '#lib/http/api-error.ts';
import type { Patrol } from '#patrols/contract';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { hasNoMail, type Person } from '#people/contract';
import { directoryQuery } from '#people/web/directory.ts';
import { AddressFailingChip, failingAddressesQuery } from '#people/web/failing-addresses.tsx';
import { nameMatches, nameText } from '#people/web/names.ts';
import { useZone } from '#people/web/profile.tsx';
import { candidateText, fillCandidateText } from '#planning/contract';
import { feedbackTexts } from '#texts/shared.ts';
import { NoOption } from '#ui/controls/NoOption.tsx';
import { patrolPickerTexts } from '../texts.ts';
import { candidates } from './candidates.ts';
import classes from './PatrollerSelect.module.css';
import { type Beside, bestFirst, type Suitable, useSuitable } from './suitable.ts';
import '#ui/form/form-fields.css';

/** The most names worth scrolling through; typing narrows them. */
const maxOptions = 100;

type PatrollerSelectProps = Pick<SelectProps, 'className' | 'error' | 'autoFocus' | 'openOnFocus'> & {
  patrol: Pick<Patrol, '_id' | 'when' | 'hours' | 'patrollers' | 'finalized'>;
  /** Whether it offers who may have come. */
  afterwards: boolean;
  /** Who is not offered, such as those who are proposed for the patrol already. */
  except?: readonly string[];
  /** A proposal that counts though it is not saved. */
  beside?: Beside | undefined;
  ref: Ref<HTMLInputElement>;
  /** What stands in the field. It stays there when the field is left. */
  typed: string;
  onType: (text: string) => void;
  /** Called with the id of the person who was chosen. */
  onChoose: (personId: string) => void;
};

/** Offers the people who can be assigned to the patrol, by name. */
export function PatrollerSelect({
  patrol,
  afterwards,
  except = [],
  beside,
  ref,
  typed,
  onType,
  onChoose,
  error,
  ...field
}: PatrollerSelectProps) {
  const directory = useQuery(directoryQuery);
  const failing = useQuery(failingAddressesQuery).data;
  const suitable = useSuitable(patrol, { afterwards, beside });
  const zone = useZone();
  const assignable = candidates(directory.data?.values() ?? [], patrol, { afterwards }).filter(
    ({ _id }) => !except.includes(_id),
  );
  const nameOf = (id: string) => nameText(directory.data?.get(id));
  const reasonOf = (candidate: Suitable) =>
    beside && 'because' in candidate
      ? fillCandidateText(candidate, { restHours: beside.restHours, zone, nameOf })
      : candidateText(candidate, zone, nameOf);
  // They appear once in their order: it must not change under the pointer.
  const isLoading = directory.isPending || suitable.isLoading;
  const people = isLoading ? [] : bestFirst(assignable, suitable.data);
  return (
    <Select
      ref={ref}
      label={patrolPickerTexts.label(afterwards ? 'afterwards' : 'ahead')}
      description={descriptionOf(patrol, { afterwards, isUnordered: suitable.isError })}
      searchable
      selectFirstOptionOnChange={!isLoading} // also once they are loaded, for what was typed before
      selectFirstOptionOnDropdownOpen
      value={null}
      onChange={(personId) => personId && onChoose(personId)}
      searchValue={typed}
      onInput={({ currentTarget }) => onType(currentTarget.value)}
      limit={maxOptions}
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      leftSection={<IconSearch />}
      data={people.map((person) => ({ value: person._id, label: formatName(person) }))}
      filter={({ options, search }) =>
        options.filter((option) => !('group' in option) && nameMatches(option.label, search))
      }
      renderOption={({ option }) => {
        const candidate = suitable.data?.get(option.value);
        return (
          <Option
            {...option}
            person={directory.data?.get(option.value)}
            failing={failing?.has(option.value) ?? false}
            suits={candidate && reasonOf(candidate)}
          />
        );
      }}
      nothingFoundMessage={<NoOption>{isLoading ? feedbackTexts.loading : patrolPickerTexts.none}</NoOption>}
      {...field}
      error={directory.error && !directory.data ? messageOf(directory.error) : error}
    />
  );
}

function descriptionOf(
  { finalized }: Pick<Patrol, 'finalized'>,
  { afterwards, isUnordered }: { afterwards: boolean; isUnordered: boolean },
) {
  if (afterwards) return patrolPickerTexts.mailsNobody;
  const mailed = finalized ? [patrolPickerTexts.mailed] : [];
  const unordered = isUnordered ? [patrolPickerTexts.unordered] : [];
  return [...mailed, ...unordered].join(' ');
}

interface OptionProps extends ComboboxItem {
  person: Person | undefined;
  /** Whether the last mail to their address did not arrive. */
  failing: boolean;
  /** What speaks for and against them; undefined if that is not known. */
  suits: string | undefined;
}

/** Name on the left, phone on the right, and below how they suit. */
function Option({ label, person, failing, suits }: OptionProps) {
  return (
    <span className={classes.option}>
      <span className={classes.name}>
        {label} {failing && <AddressFailingChip />}
        {person && hasNoMail(person) && <StatusChip status="no-mail" />}
      </span>
      <span className={classes.phone}>{person?.phone}</span>
      {suits && <span className={classes.suits}>{suits}</span>}
    </span>
  );
}
