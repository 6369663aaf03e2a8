import { useDirectory } from '../../../lib/directory.ts';
import { PersonLookup } from '../../../ui/PersonLookup.tsx';
import type { Entry } from '../timeline.ts';

interface EntryDetailsProps {
  entry: Entry;
  /** Keeps the lines apart. */
  className: string | undefined;
}

/** What was noted, line by line, and by whom if that is known. */
export function EntryDetails({ entry: { details, by }, className }: EntryDetailsProps) {
  const lookup = useDirectory();
  return (
    <>
      {details.length > 0 && <p className={className}>{details.join('\n')}</p>}
      {by && (
        <p className={className}>
          {by.words} <PersonLookup lookup={lookup(by.personId)} />
        </p>
      )}
    </>
  );
}
