import type { ReactElement } from 'react';
import { formatDateTime, formatLocalDate, today } from '#contract';
import { toPerson } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { longOrganizationName, when } from '#platform/mail/gallery/sample.ts';
import type { EmailMessage, OutboxMail } from '#platform/mail/kind.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { type Fact, FactTable, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { PrivacySources } from './sources.ts';
import { adminProps, sampleAdmin } from './to-admin.ts';

interface KeepsLessProps {
  branding: Branding;
  firstName: string;
  organizationName: string;
  /** Who chose it, and when: `Aroha PARATA`, `Thu 26 Nov 2026, 9:00 pm`. */
  by: string;
  when: string;
  /** `Thu 10 Dec 2026` */
  from: string;
  /** What is kept for less long. */
  facts: Fact[];
  /** My Organization. */
  link: string;
}

function keepsLessSubject({ from, organizationName }: KeepsLessProps): string {
  return `From ${from}: ${organizationName} keeps personal details for less long`;
}

/** Tells an admin that a clock was shortened or something held was released, before it counts. */
function KeepsLess(props: KeepsLessProps): ReactElement {
  const { branding, firstName, organizationName, by, when, from, facts, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="Any admin can withdraw it until then."
      footer={<>You receive this message as an admin of {organizationName}.</>}
    >
      <Paragraph>
        From {from} on, {organizationName} keeps this for less long. {by} chose so, {when}.
      </Paragraph>
      <FactTable facts={facts} />
      <Paragraph>
        Until then nothing changes, and any admin can withdraw it on My Organization. Afterwards what is older
        is removed, and cannot be brought back.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'Open My Organization' }]} />
    </EmailLayout>
  );
}

const template = defineTemplate('keeps-less', {
  subject: keepsLessSubject,
  Body: KeepsLess,
  sample: {
    ...sampleAdmin,
    by: 'Wiremu HŌHEPA',
    when,
    from: 'Sat 19 Dec 2026',
    facts: [{ label: 'Phone and email of guests', value: '30 days instead of 60 days' }],
  },
  variants: { long: { organizationName: longOrganizationName } },
});

/** Tells which clocks will keep for fewer days (product 22.25). Obsolete once that was withdrawn or replaced. */
export const clocksShortened = defineMail({
  kind: 'clocks-shortened',
  templates: [template],
  compose: (mail, sources: PrivacySources) => compose(mail, sources, choiceOfClocks),
});

/** Tells what will be held no more (product 22.26). Obsolete once that was withdrawn or replaced. */
export const holdReleased = defineMail({
  kind: 'hold-released',
  templates: [template],
  compose: (mail, sources: PrivacySources) => compose(mail, sources, choiceOfHold),
});

/** What is kept for less long, from when on, and who chose that. */
interface Choice {
  by: string;
  chosen: string;
  counts: string;
  facts: Fact[];
}

async function compose(
  mail: OutboxMail,
  sources: PrivacySources,
  choiceOf: (mail: OutboxMail, organizationId: string, sources: PrivacySources) => Promise<Choice | null>,
): Promise<EmailMessage<'keeps-less'> | null> {
  const { settings, findAdmin, nameOf } = sources;
  const admin = await findAdmin(mail);
  if (!admin) return null;
  const { organization, person } = admin;
  const choice = await choiceOf(mail, organization.id, sources);
  if (!choice) return null;
  const { timeZone } = organization;
  const content = template.write({
    ...adminProps(admin, settings),
    by: await nameOf(organization.id, choice.by),
    when: formatDateTime(choice.chosen, timeZone),
    from: formatLocalDate(today(choice.counts, timeZone), timeZone),
    facts: choice.facts,
  });
  return { ...toPerson(organization, person), content };
}

async function choiceOfClocks(
  mail: OutboxMail,
  organizationId: string,
  { listShortened }: PrivacySources,
): Promise<Choice | null> {
  const shortened = await listShortened(mail, organizationId);
  const [first] = shortened;
  if (!first) return null;
  const facts = shortened.map(({ what, kept, until }) => ({
    label: what,
    value: `${kept} instead of ${until}`,
  }));
  return { by: first.chosenBy, chosen: first.chosen, counts: first.counts, facts };
}

async function choiceOfHold(
  mail: OutboxMail,
  organizationId: string,
  { findReleased }: PrivacySources,
): Promise<Choice | null> {
  const released = await findReleased(mail, organizationId);
  if (!released) return null;
  const { name, when, zone } = released.patrol;
  const facts = [{ label: `${name ?? 'Patrol'}, ${formatDateTime(when, zone)}`, value: released.reason }];
  return { by: released.releasedBy, chosen: released.chosen, counts: released.releases, facts };
}
