import { NativeSelect } from '#ui/controls/NativeSelect.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { type Column, fieldName } from './columns.ts';
import { type ColumnField, columnChoices } from './headings.ts';
import classes from './Import.module.css';
import { importTexts } from './texts.ts';

interface ColumnFieldsProps {
  columns: readonly Column[];
  onFields: (fields: ColumnField[]) => void;
}

/** What each column says of people, to be corrected. */
export function ColumnFields({ columns, onFields }: ColumnFieldsProps) {
  const change = (at: number, value: string) => {
    const chosen = columnChoices.find((field) => field === value);
    if (chosen) onFields(columns.map(({ place, field }) => (place === at ? chosen : field)));
  };
  return (
    <SectionCard title={importTexts.columns} padded>
      <ul className={classes.columns}>
        {columns.map(({ place, example, field }) => (
          <li key={place}>
            <span className={classes.example}>{example || importTexts.column({ place })}</span>
            <NativeSelect
              label={example ? importTexts.columnNamed({ place, example }) : importTexts.column({ place })}
              value={field}
              onValue={(value) => change(place, value)}
            >
              {columnChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {fieldName(choice)}
                </option>
              ))}
            </NativeSelect>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
