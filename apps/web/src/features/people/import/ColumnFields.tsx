import { NativeSelect } from '../../../ui/controls/NativeSelect.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { type Column, type ColumnField, columnChoices, fieldNames } from './columns.ts';
import classes from './Import.module.css';

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
    <SectionCard title="Columns" padded>
      <ul className={classes.columns}>
        {columns.map(({ place, example, field }) => (
          <li key={place}>
            <span className={classes.example}>{example || `Column ${place}`}</span>
            <NativeSelect
              label={`Column ${place} ${example}`.trim()}
              value={field}
              onValue={(value) => change(place, value)}
            >
              {columnChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {fieldNames[choice]}
                </option>
              ))}
            </NativeSelect>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
