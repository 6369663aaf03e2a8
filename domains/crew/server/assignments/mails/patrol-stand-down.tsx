import type { ReactElement } from 'react';
import { isBelowLeastCrew, isPast } from '#patrols/contract';
import { toPatroller, toPerson } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { graeme, links } from '#platform/mail/gallery/sample.ts';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { type PatrolMailProps, PatrolWhen, patrolOn, QuestionsNote, Team } from '../../mail-parts.tsx';
import { observed, onlyGraeme } from '../../sample-data.ts';
import type { CrewSources } from './sources.ts';
import { observedProps } from './to-watcher.ts';

interface PatrolStandDownProps extends PatrolMailProps {
  /** Whether it is to one of the crew; else to an admin. */
  attending: boolean;
}

function patrolStandDownSubject({ patrol }: Pick<PatrolStandDownProps, 'patrol'>): string {
  return `May have to stand down: ${patrolOn(patrol)}`;
}

/** Warns one of the crew or an admin, shortly before the start, that too few are left on the crew. */
export function PatrolStandDown(props: PatrolStandDownProps): ReactElement {
  const { branding, firstName, attending, patrol, team, link } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={team.length === 0 ? 'Nobody is on it.' : `On it: ${team.join(', ')}.`}
      footer={
        <>
          You receive this message as {attending ? 'one of the crew' : 'an admin'} of{' '}
          {patrol.organizationName}.
        </>
      }
    >
      <Paragraph>
        Somebody cannot come after all, so this {patrol.type} has fewer than two on its crew. Unless somebody
        else is found, it has to stand down: nobody patrols alone.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <Team names={team} title="On it" />
      {attending && <QuestionsNote patrol={patrol} />}
      <LinkButtons buttons={[{ href: link, label: `Open the ${patrol.type}` }]} />
    </EmailLayout>
  );
}

const template = defineTemplate('patrol-stand-down', {
  subject: patrolStandDownSubject,
  Body: PatrolStandDown,
  sample: { ...observed, attending: false, team: onlyGraeme },
  variants: { crew: { firstName: graeme.firstName, attending: true, link: links.assignment } },
});

/**
 * Warns one of the crew or an admin that the crew has become too small (product 11.56). It is obsolete once the crew
 * has grown, or the patrol has begun.
 */
export const patrolStandDown = defineMail({
  kind: 'patrol-stand-down',
  templates: [template],
  async compose(mail, { settings, now, findAdmin, readPlanned, crewPageOf }: CrewSources) {
    const data = await readPlanned(mail);
    if (!data || isPast(data, now()) || !isBelowLeastCrew(data.assignments.length)) return null;
    const about = observedProps(data, settings);
    const crew = data.assignments.find(({ personId }) => personId === mail.recipient);
    if (crew) {
      const to = { firstName: crew.person.firstName, link: await crewPageOf(data, crew) };
      return toPatroller(
        data.organization,
        crew.person,
        template.write({ ...about, ...to, attending: true }),
      );
    }
    const admin = await findAdmin(mail);
    if (!admin) return null;
    const content = template.write({ ...about, firstName: admin.person.firstName, attending: false });
    return { ...toPerson(data.organization, admin.person), content };
  },
});
