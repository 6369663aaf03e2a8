import type { ReactElement } from 'react';
import { formatDateTime } from '#contract';
import { toPerson } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { longOrganizationName, when } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type Fact, FactTable, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { PrivacySources } from './sources.ts';
import { adminProps, sampleAdmin } from './to-admin.ts';

interface ErasureChosenProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** Who chose it, and when: `Aroha PARATA`, `Thu 26 Nov 2026, 21:00`. */
  by: string;
  when: string;
  /** When it is done, like `when`. */
  due: string;
  /** Whose details, or which incidents. */
  facts: Fact[];
  /** My Organization. */
  link: string;
}

function erasureChosenSubject({ due, organizationName }: ErasureChosenProps): string {
  return `${due}: personal details of ${organizationName} are erased`;
}

/** Tells an admin what will be erased, in time to undo it. */
function ErasureChosen(props: ErasureChosenProps): ReactElement {
  const { branding, firstName, organizationName, by, when, due, facts, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="Any admin can undo it until then."
      footer={<>You receive this message as an admin of {organizationName}.</>}
    >
      <Paragraph>
        {by} chose to erase personal details, {when}. They go on {due}, unless the police still need them and
        they are kept:
      </Paragraph>
      <FactTable facts={facts} />
      <Paragraph>
        Until then any admin can undo it on My Organization. Afterwards nobody can bring them back.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Open My Organization' }]} />
    </EmailLayout>
  );
}

const template = defineTemplate('erasure-chosen', {
  subject: erasureChosenSubject,
  Body: ErasureChosen,
  sample: {
    ...sampleAdmin,
    by: 'Wiremu HŌHEPA',
    when,
    due: 'Sun 6 Dec 2026, 21:00',
    facts: [{ label: 'Details of', value: 'Mere WALKER' }],
  },
  variants: { long: { organizationName: longOrganizationName } },
});

/** Tells what will be erased (product 22.27). Obsolete once that was undone in time. */
export const erasureChosen = defineMail({
  kind: 'erasure-chosen',
  templates: [template],
  async compose(mail, { settings, findAdmin, findErasure, nameOf }: PrivacySources) {
    const admin = await findAdmin(mail);
    const erasure = admin && (await findErasure(mail, admin.organization.id));
    if (!erasure) return null;
    const { organization, person } = admin;
    const { timeZone } = organization;
    const facts = erasure.person
      ? [{ label: 'Details of', value: await nameOf(organization.id, erasure.person) }]
      : incidentFacts(erasure.incidents, timeZone);
    const content = template.write({
      ...adminProps(admin, settings),
      by: await nameOf(organization.id, erasure.by),
      when: formatDateTime(erasure.chosen, timeZone),
      due: formatDateTime(erasure.due, timeZone),
      facts,
    });
    return { ...toPerson(organization, person), content };
  },
});

function incidentFacts(
  incidents: readonly { what: string; when: string; patrol: { name: string | null } }[],
  zone: string,
): Fact[] {
  return incidents.map(({ what, when, patrol }) => {
    return { label: patrol.name ?? 'Patrol', value: `${what}, ${formatDateTime(when, zone)}` };
  });
}
