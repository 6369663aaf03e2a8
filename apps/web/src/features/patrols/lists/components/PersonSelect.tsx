import { Select } from '@mantine/core';
import { formatName } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { directoryQuery } from '../../../../domain/people/directory.ts';
import { nameMatches } from '../../../../domain/people/name-matches.ts';
import { messageOf } from '../../../../lib/http/api-error.ts';
import { NoOption } from '../../../../ui/controls/NoOption.tsx';

/** The most names worth scrolling through; typing narrows them. */
const maxOptions = 100;

interface PersonSelectProps {
  className: string | undefined;
  person: string | undefined;
  onPerson: (person: string | undefined) => void;
}

/** Offers everybody of the organization by name, those who have left too: they are in the past list. */
export function PersonSelect({ className, person, onPerson }: PersonSelectProps) {
  const { data, error, isPending } = useQuery(directoryQuery);
  return (
    <Select
      className={className}
      label="Person"
      placeholder="Everybody"
      clearable
      clearSectionMode="clear"
      searchable
      openOnFocus={false}
      limit={maxOptions}
      data={[...(data?.values() ?? [])].map((each) => ({ value: each._id, label: formatName(each) }))}
      filter={({ options, search }) =>
        options.filter((option) => !('group' in option) && nameMatches(option.label, search))
      }
      nothingFoundMessage={<NoOption>{isPending ? 'Loading' : 'No-one found'}</NoOption>}
      error={error && !data ? messageOf(error) : undefined}
      value={person ?? null}
      onChange={(chosen) => onPerson(chosen ?? undefined)}
    />
  );
}
