import { Button, Select } from '@mantine/core';
import { formatName, type ViewKind, viewKinds } from '@patrolbook/contract';
import { useDirectory } from '../../../domain/people/directory.ts';
import { PersonSelect } from '../../../domain/people/PersonSelect.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { isViewKind, viewKindNames } from '../texts.ts';
import type { ViewsSearch } from '../views-search.ts';
import classes from './ViewsFilter.module.css';
import '../../../ui/form/form-fields.css';

interface ViewsFilterProps {
  filter: ViewsSearch;
  onChange: (changes: ViewsSearch) => void;
}

const kinds = viewKinds.map((value: ViewKind) => ({ value, label: viewKindNames[value] }));

/** Who looked, and at what; the patrol or person of whose page this was opened can be left out again. */
export function ViewsFilter({ filter: { by, what, of }, onChange }: ViewsFilterProps) {
  return (
    <fieldset className={classes.group} aria-label="Filter">
      <SectionCard padded>
        <div className={classes.fields}>
          <PersonSelect
            className={classes.field}
            label="Who looked"
            person={by}
            onPerson={(chosen) => onChange({ by: chosen })}
          />
          <Select
            className={classes.field}
            label="At what"
            placeholder="Anything"
            clearable
            clearSectionMode="clear"
            data={kinds}
            value={what ?? null}
            onChange={(chosen) => onChange({ what: isViewKind(chosen) ? chosen : undefined })}
          />
        </div>
        {of && <OneSubject id={of} onClear={() => onChange({ of: undefined })} />}
      </SectionCard>
    </fieldset>
  );
}

function OneSubject({ id, onClear }: { id: string; onClear: () => void }) {
  const { data: person } = useDirectory()(id);
  return (
    <div className={classes.subject}>
      <span>Only what was seen of {person ? formatName(person) : 'one patrol'}.</span>
      <Button variant="default" onClick={onClear}>
        Show All
      </Button>
    </div>
  );
}
