import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatName } from '#contract';
import { messageOf } from '#lib/http/api-error.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { NoOption } from '#ui/controls/NoOption.tsx';
import { directoryQuery } from './directory.ts';
import { nameMatches } from './names.ts';
import { peopleTexts } from './texts.ts';

/** The most names worth scrolling through; typing narrows them. */
const maxOptions = 100;

interface PersonSelectProps {
  className: string | undefined;
  label: string;
  person: string | undefined;
  onPerson: (person: string | undefined) => void;
}

/** Offers everybody of the organization by name, those who have left too. */
export function PersonSelect({ className, label, person, onPerson }: PersonSelectProps) {
  const { data, error, isPending } = useQuery(directoryQuery);
  return (
    <Select
      className={className}
      label={label}
      placeholder={peopleTexts.everybody}
      clearable
      clearSectionMode="clear"
      searchable
      openOnFocus={false}
      limit={maxOptions}
      data={[...(data?.values() ?? [])].map((each) => ({ value: each._id, label: formatName(each) }))}
      filter={({ options, search }) =>
        options.filter((option) => !('group' in option) && nameMatches(option.label, search))
      }
      nothingFoundMessage={<NoOption>{isPending ? feedbackTexts.loading : peopleTexts.noneFound}</NoOption>}
      error={error && !data ? messageOf(error) : undefined}
      value={person ?? null}
      onChange={(chosen) => onPerson(chosen ?? undefined)}
    />
  );
}
