import type { ReactNode, Ref } from 'react';
import { today } from '#contract';
import { useListSearch } from '#lib/navigation/list-search.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { shownKinds } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { NativeSelect } from '#ui/controls/NativeSelect.tsx';
import { PeriodFields } from '#ui/list/PeriodFields.tsx';
import { SearchField } from '#ui/list/SearchField.tsx';
import { incidentFilterTexts } from '../texts.ts';
import classes from './IncidentFilterBar.module.css';
import type { IncidentSearch } from './incident-filter.ts';

interface IncidentFilterBarProps {
  /** The field for words, to which the focus moves when the filter is cleared. */
  ref?: Ref<HTMLInputElement>;
  filter: IncidentSearch;
  onChange: (changes: IncidentSearch) => void;
  /** At most one secondary button. */
  action?: ReactNode;
}

/**
 * The fields that filter incidents: words, kind and period. Each choice applies at once. They are native,
 * because Mantine's selects are heavy.
 */
export function IncidentFilterBar({ ref, filter, onChange, action }: IncidentFilterBarProps) {
  const [search, setSearch] = useListSearch();
  const lastDay = today(serverMoment(), useZone());
  return (
    <div className={classes.bar}>
      <div className={classes.search}>
        <SearchField
          {...(ref && { ref })}
          label={incidentFilterTexts.search}
          placeholder={incidentFilterTexts.searched}
          search={search}
          onSearch={setSearch}
        />
      </div>
      <NativeSelect
        className={classes.kind}
        label={fieldTexts.kind}
        value={filter.kind ?? ''}
        onValue={(kind) => onChange({ kind: kind || undefined })}
      >
        <option value="">{incidentFilterTexts.allKinds}</option>
        {shownKinds.map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </NativeSelect>
      <PeriodFields className={classes.date} period={filter} lastDay={lastDay} onChange={onChange} />
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
