import { Button, Select } from '@mantine/core';
import { formatName, viewKinds } from '#contract';
import { useDirectory } from '#people/web/directory.ts';
import { PersonSelect } from '#people/web/PersonSelect.tsx';
import { actionTexts } from '#texts/shared.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { viewTexts } from '../texts.ts';
import { isViewKind, type ViewsSearch } from '../views-search.ts';
import classes from './ViewsFilter.module.css';
import '#ui/form/form-fields.css';

interface ViewsFilterProps {
  filter: ViewsSearch;
  onChange: (changes: ViewsSearch) => void;
}

/** Who looked, and at what; the patrol or person of whose page this was opened can be left out again. */
export function ViewsFilter({ filter: { by, what, of }, onChange }: ViewsFilterProps) {
  return (
    <fieldset className={classes.group} aria-label={actionTexts.filter}>
      <SectionCard padded>
        <div className={classes.fields}>
          <PersonSelect
            className={classes.field}
            label={viewTexts.whoLooked}
            person={by}
            onPerson={(chosen) => onChange({ by: chosen })}
          />
          <Select
            className={classes.field}
            label={viewTexts.atWhat}
            placeholder={viewTexts.anything}
            clearable
            clearSectionMode="clear"
            data={viewKinds.map((value) => ({ value, label: viewTexts.kind(value) }))}
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
      <span>{person ? viewTexts.onlyOfPerson({ name: formatName(person) }) : viewTexts.onlyOfPatrol}</span>
      <Button variant="default" onClick={onClear}>
        {actionTexts.showAll}
      </Button>
    </div>
  );
}
