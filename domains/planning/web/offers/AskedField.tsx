import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatName } from '#contract';
import { directoryQuery } from '#people/web/directory.ts';
import { mayGo } from '#people/web/may-go.ts';
import { NoOption } from '#ui/controls/NoOption.tsx';
import { patrolAskingTexts } from './texts.ts';
import '#ui/form/form-fields.css';
import '#ui/form/several-values.css';

/** Chooses the patrollers who are asked to take a place; without a choice, all. */
export function AskedField({ value, onChange }: { value: string[]; onChange: (ids: string[]) => void }) {
  const { data: people } = useQuery(directoryQuery);
  const patrollers = [...(people?.values() ?? [])].filter(mayGo);
  return (
    <MultiSelect
      label={patrolAskingTexts.label}
      description={patrolAskingTexts.description}
      data={patrollers.map((person) => ({ value: person._id, label: formatName(person) }))}
      searchable
      nothingFoundMessage={<NoOption>{patrolAskingTexts.none}</NoOption>}
      value={value}
      onChange={onChange}
    />
  );
}
