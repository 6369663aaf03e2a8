import { Select } from '@mantine/core';
import { formatMonth, limits, today } from '#contract';
import { serverMoment } from '#lib/time/clock.ts';
import { daysOf, monthOf } from '#lib/time/months.ts';
import { PersonSelect } from '#people/web/PersonSelect.tsx';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import { NoOption } from '#ui/controls/NoOption.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { PeriodFields } from '#ui/list/PeriodFields.tsx';
import {
  isKind,
  kindsOf,
  monthsToChoose,
  type PatrolFilter,
  type PatrolList,
  wholeMonth,
} from '../patrol-filter.ts';
import { patrolFilterTexts } from '../texts.ts';
import classes from './FilterFields.module.css';
import '#ui/form/form-fields.css';

interface FilterFieldsProps {
  list: PatrolList;
  id: string;
  filter: PatrolFilter;
  onChange: (changes: PatrolFilter) => void;
}

/** What a list can be narrowed to. Each choice applies at once. */
export function FilterFields({ list, id, filter, onChange }: FilterFieldsProps) {
  const present = today(serverMoment(), useZone());
  const lastDay = list === 'past' ? present : `${limits.year.max}-12-31`;
  const month = wholeMonth(filter);
  return (
    <fieldset id={id} className={classes.group} aria-label={actionTexts.filter}>
      <SectionCard padded>
        <div className={classes.fields}>
          <PersonSelect
            className={classes.person}
            label={patrolFilterTexts.person}
            person={filter.person}
            onPerson={(person) => onChange({ person })}
          />
          <Select
            className={classes.kind}
            label={fieldTexts.kind}
            placeholder={patrolFilterTexts.all}
            clearable
            clearSectionMode="clear"
            data={kindsOf[list].map((value) => ({ value, label: patrolFilterTexts.kind(value) }))}
            value={filter.kind ?? null}
            onChange={(kind) => onChange({ kind: isKind(kind) ? kind : undefined })}
          />
          <Select
            className={classes.month}
            label={patrolFilterTexts.goToMonth}
            placeholder={patrolFilterTexts.all}
            clearable
            clearSectionMode="clear"
            searchable
            openOnFocus={false}
            nothingFoundMessage={<NoOption>{patrolFilterTexts.noSuchMonth}</NoOption>}
            data={monthsToChoose(list, monthOf(present), month).map((value) => ({
              value,
              label: formatMonth(value),
            }))}
            value={month ?? null}
            onChange={(to) => onChange(to ? daysOf(to) : { from: undefined, to: undefined })}
          />
          <PeriodFields className={classes.date} period={filter} lastDay={lastDay} onChange={onChange} />
        </div>
      </SectionCard>
    </fieldset>
  );
}
