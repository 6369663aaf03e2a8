import { holdsAny, readerRoles } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import { patrolListsTexts } from '#patrols/web/texts.ts';
import { useZone } from '#people/web/profile.tsx';
import { CsvButton } from '#ui/controls/CsvButton.tsx';
import { narrowed, type PatrolFilter } from '../patrol-filter.ts';
import { downloadPatrols } from '../queries.ts';

/** Saves the past patrols that the filter leaves as a file, for those who read reports (product 14.45). */
export function PastFile({ filter }: { filter: PatrolFilter }) {
  const zone = useZone();
  const roles = useRoles();
  if (!holdsAny(roles, readerRoles)) return null;
  return (
    <CsvButton
      what={patrolListsTexts.downloaded}
      save={() => downloadPatrols('past', narrowed(filter, zone))}
    />
  );
}
