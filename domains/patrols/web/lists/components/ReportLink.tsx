import { IconReportAnalytics } from '@tabler/icons-react';
import { holdsAny, readerRoles, today } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { monthOf, yearAndMonthOf } from '#lib/time/months.ts';
import { useZone } from '#people/web/profile.tsx';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { type PatrolFilter, wholeMonth } from '../patrol-filter.ts';

/** Leads those who read reports to that of the month that the list is narrowed to, or of the present one (product 20.1). */
export function ReportLink({ filter }: { filter: PatrolFilter }) {
  const zone = useZone();
  const roles = useRoles();
  if (!holdsAny(roles, readerRoles)) return null;
  const shown = wholeMonth(filter) ?? monthOf(today(serverMoment(), zone));
  return (
    <ButtonLink
      to="/report/$year/$month"
      params={yearAndMonthOf(shown)}
      variant="default"
      leftSection={<IconReportAnalytics />}
    >
      {titleTexts.report}
    </ButtonLink>
  );
}
