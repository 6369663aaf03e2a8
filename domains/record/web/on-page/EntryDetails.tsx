import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { Filled } from '#texts/Filled.tsx';
import { patrolTimelineTexts } from '../texts.ts';
import type { Entry } from '../timeline/timeline.ts';

interface EntryDetailsProps {
  entry: Entry;
  /** A style that keeps line breaks. */
  className: string | undefined;
}

/** The details of an entry, line by line, and who recorded it, if known. */
export function EntryDetails({ entry: { details, by }, className }: EntryDetailsProps) {
  const lookup = useDirectory();
  return (
    <>
      {details.length > 0 && <p className={className}>{details.join('\n')}</p>}
      {by && (
        <p className={className}>
          <Filled
            text={patrolTimelineTexts[by.text]}
            values={{ name: <PersonLookup lookup={lookup(by.personId)} /> }}
          />
        </p>
      )}
    </>
  );
}
