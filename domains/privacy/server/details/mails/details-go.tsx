import type { ReactElement } from 'react';
import { formatLocalDate } from '#contract';
import { toPerson } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { longOrganizationName } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type Fact, FactTable, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { PrivacySources } from './sources.ts';
import { adminProps, sampleAdmin } from './to-admin.ts';

interface DetailsGoProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** `Thu 10 Dec 2026` */
  from: string;
  /** How much of each kind. */
  facts: Fact[];
  /** My Organization. */
  link: string;
}

function detailsGoSubject({ from, organizationName }: DetailsGoProps): string {
  return `From ${from}: old personal details of ${organizationName} are removed`;
}

/** Tells an admin what will be taken away, before it first is. */
function DetailsGo(props: DetailsGoProps): ReactElement {
  const { branding, firstName, organizationName, from, facts, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="Personal details are not kept longer than they are needed."
      footer={<>You receive this message as an admin of {organizationName}.</>}
    >
      <Paragraph>
        Personal details are not kept longer than they are needed. From {from} on, the old ones of{' '}
        {organizationName} are removed, each day those that have become too old. So many are today:
      </Paragraph>
      <FactTable facts={facts} />
      <Paragraph>
        Counts, kinds, times and places stay. If the police still need something, open its patrol and press
        Keep Details. How long each kind is kept is set on My Organization.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Open My Organization' }]} />
    </EmailLayout>
  );
}

const template = defineTemplate('details-go', {
  subject: detailsGoSubject,
  Body: DetailsGo,
  sample: {
    ...sampleAdmin,
    from: 'Thu 10 Dec 2026',
    facts: [
      { label: 'People and plates in incidents', value: '12' },
      { label: 'Phone and email of guests', value: '3' },
    ],
  },
  variants: { long: { organizationName: longOrganizationName } },
});

/** Tells what is taken away for the first time (product 22.4). */
export const detailsGo = defineMail({
  kind: 'details-go',
  templates: [template],
  async compose(mail, { settings, findAdmin, removalsOf }: PrivacySources) {
    const admin = await findAdmin(mail);
    if (!admin) return null;
    const { organization, person } = admin;
    const { from, removed } = removalsOf(mail);
    const content = template.write({
      ...adminProps(admin, settings),
      from: formatLocalDate(from, organization.timeZone),
      facts: removed.map(({ what, count }) => ({ label: what, value: String(count) })),
    });
    return { ...toPerson(organization, person), content };
  },
});
