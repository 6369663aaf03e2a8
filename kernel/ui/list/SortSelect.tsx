import type { ListSort } from '#lib/navigation/list-sort.ts';
import { listTexts } from '#texts/shared.ts';
import { NativeSelect } from '../controls/NativeSelect.tsx';
import classes from './SortSelect.module.css';

/** Chooses the order of a list where there are no headings to choose it by: on a phone. */
export function SortSelect({ sort: { sort, words, onSort } }: { sort: ListSort }) {
  return (
    <div className={classes.bar}>
      <NativeSelect
        classNames={{ input: classes.input }}
        variant="unstyled"
        label={listTexts.order}
        value={sort}
        onValue={onSort}
      >
        {Object.entries(words).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
