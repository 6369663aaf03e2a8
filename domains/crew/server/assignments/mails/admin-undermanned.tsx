import type { ReactElement } from 'react';
import { isBelowLeastCrew, isPast } from '#patrols/contract';
import { toPerson } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { type PatrolMailProps, PatrolWhen, patrolOn, Team } from '../../mail-parts.tsx';
import { observed, onlyGraeme } from '../../sample-data.ts';
import type { CrewSources } from './sources.ts';
import { observedProps } from './to-watcher.ts';

function adminUndermannedSubject({ patrol }: Pick<PatrolMailProps, 'patrol'>): string {
  return `Too small a crew: ${patrolOn(patrol)}`;
}

/** Tells an admin, two days ahead, that a patrol has fewer than two on its crew. */
function AdminUndermanned(props: PatrolMailProps): ReactElement {
  const { branding, firstName, patrol, team, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={team.length === 0 ? 'Nobody is on it.' : `On it: ${team.join(', ')}.`}
      footer={<>You receive this message as an admin of {patrol.organizationName}.</>}
    >
      <Paragraph>This {patrol.type} still has fewer than two on its crew.</Paragraph>
      <PatrolWhen patrol={patrol} />
      {team.length === 0 && <Paragraph>Nobody is on it.</Paragraph>}
      <Team names={team} title="On it" />
      <LinkButtons buttons={[{ href: link, label: `Open the ${patrol.type}` }]} />
    </EmailLayout>
  );
}

const template = defineTemplate('admin-undermanned', {
  subject: adminUndermannedSubject,
  Body: AdminUndermanned,
  sample: { ...observed, team: onlyGraeme },
  variants: { empty: { team: [] } },
});

/** Tells an admin that the crew is too small, unless it has grown since. Obsolete from the start on. */
export const adminUndermanned = defineMail({
  kind: 'admin-undermanned',
  templates: [template],
  async compose(mail, { settings, now, findAdmin, readPlanned }: CrewSources) {
    const admin = await findAdmin(mail);
    const data = await readPlanned(mail);
    if (!admin || !data || !isBelowLeastCrew(data.assignments.length) || isPast(data, now())) return null;
    const content = template.write({ ...observedProps(data, settings), firstName: admin.person.firstName });
    return { ...toPerson(data.organization, admin.person), content };
  },
});
