import type { ReactElement } from 'react';
import { formatName } from '#contract';
import { toPerson } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { wiremu } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { type EmailPatrol, PatrolWhen, patrolOn, Team } from '../../mail-parts.tsx';
import { observed, onlyGraeme } from '../../sample-data.ts';
import { isObsolete } from '../obsolete.ts';
import type { CrewSources } from './sources.ts';
import { observedProps } from './to-watcher.ts';

export interface PatrollerDeclinedProps {
  branding: Branding;
  firstName: string;
  patroller: { firstName: string; lastName: string };
  patrol: EmailPatrol;
  /** The remaining crew and guests. */
  team: readonly string[];
  /** The patrol's page. */
  link: string;
}

export function patrollerDeclinedSubject({
  patroller,
  patrol,
}: Pick<PatrollerDeclinedProps, 'patroller' | 'patrol'>): string {
  return `${formatName(patroller)} cannot come: ${patrolOn(patrol)}`;
}

/** Tells an admin that a patroller has declined. */
export function PatrollerDeclined(props: PatrollerDeclinedProps): ReactElement {
  const { branding, firstName, patroller, patrol, team, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={team.length === 0 ? 'Nobody is on it any more.' : `Still on it: ${team.join(', ')}.`}
      footer={<>You receive this message as an admin of {patrol.organizationName}.</>}
    >
      <Paragraph>{formatName(patroller)} has declined.</Paragraph>
      <PatrolWhen patrol={patrol} />
      {team.length === 0 && <Paragraph>Nobody is on this {patrol.type} any more.</Paragraph>}
      <Team names={team} title="Still on it" />
      <LinkButtons buttons={[{ href: link, label: `Open the ${patrol.type}` }]} />
    </EmailLayout>
  );
}

const template = defineTemplate('patroller-declined', {
  subject: patrollerDeclinedSubject,
  Body: PatrollerDeclined,
  sample: { ...observed, team: onlyGraeme, patroller: wiremu },
  variants: { last: { team: [] } },
});

/**
 * Tells an admin of a decline, unless the patroller has accepted since, or has declined again, of which a
 * later mail tells.
 */
export const patrollerDeclined = defineMail({
  kind: 'patroller-declined',
  templates: [template],
  async compose(mail, { settings, now, findAdmin, readAssigned, listAnswers }: CrewSources) {
    const admin = await findAdmin(mail);
    const data = await readAssigned(mail);
    if (!admin || !data?.declined || isObsolete(data, data.patrol, now())) return null;
    const answers = await listAnswers(data);
    if (answers.at(-1)?.id !== mail.cause) return null;
    const { patrol, person } = data;
    const content = template.write({
      ...observedProps(patrol, settings),
      firstName: admin.person.firstName,
      patroller: person,
    });
    return { ...toPerson(patrol.organization, admin.person), content };
  },
});
