import type { ReactElement } from 'react';
import { toPerson } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import {
  branding,
  graeme,
  links,
  longOrganizationName,
  organizationName,
} from '#platform/mail/gallery/sample.ts';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { summaryProps } from '#record/server/summary-mails.tsx';
import type { MonthSummaryProps } from './month-summary.tsx';
import type { SummarySources } from './sources.ts';

type MonthMissedProps = Omit<MonthSummaryProps, 'facts'>;

function monthMissedSubject({ organizationName, month }: MonthMissedProps): string {
  return `${month}: the summary of ${organizationName} was not mailed`;
}

/** Tells an admin that a month was not summed up, since the server was down in the first week of the next. */
function MonthMissed(props: MonthMissedProps): ReactElement {
  const { branding, firstName, organizationName, month, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`${branding.productName} was not running in the week in which it is sent.`}
      footer={<>You receive this message as an admin of {organizationName}.</>}
    >
      <Paragraph>
        The summary of {month} was not mailed to the summary recipients of {organizationName}:{' '}
        {branding.productName} was not running in the week in which it is sent, and it is too late for it now.
        All of its figures are in the report.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'See the report' }]} />
    </EmailLayout>
  );
}

const template = defineTemplate('month-missed', {
  subject: monthMissedSubject,
  Body: MonthMissed,
  sample: {
    branding,
    firstName: graeme.firstName,
    organizationName,
    month: 'November 2026',
    link: links.report,
  },
  variants: { long: { organizationName: longOrganizationName } },
});

/** As obsolete as the mail that was not sent. */
export const monthMissed = defineMail({
  kind: 'month-missed',
  templates: [template],
  async compose(mail, { settings, findAdmin, sumUp }: SummarySources) {
    const admin = await findAdmin(mail);
    const summed = admin && (await sumUp(mail));
    if (!summed) return null;
    const { month, link } = summed;
    const content = template.write({ ...summaryProps(admin, settings), month, link });
    return { ...toPerson(admin.organization, admin.person), content };
  },
});
