import type { ReactElement } from 'react';
import { brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, links, longBranding } from '#platform/mail/gallery/sample.ts';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import {
  articleOf,
  ClockChangeNote,
  type PatrolMailProps,
  PatrolWhen,
  patrolOn,
  subjectTitleOf,
  Team,
} from '../../mail-parts.tsx';
import { countText, spanText } from '../../mail-roster.ts';
import { event, longTeam, observed, observedMonth, wordy } from '../../sample-data.ts';
import type { CrewSources } from './sources.ts';
import { observedProps, toWatcher } from './to-watcher.ts';

export function watcherNoticeSubject({ patrol }: Pick<PatrolMailProps, 'patrol'>): string {
  return `${subjectTitleOf(patrol)}: the roster`;
}

/** Sends a watcher the roster once the patrol is finalized. */
export function WatcherNotice({ branding, firstName, patrol, team, link }: PatrolMailProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`The roster of the ${patrolOn(patrol)}.`}
      footer={<>You receive this message as a watcher of {patrol.organizationName}.</>}
    >
      <Paragraph>
        {patrol.organizationName} has planned {articleOf(patrol)}.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChangeNote patrol={patrol} />
      {team.length === 0 && <Paragraph>Nobody is on it yet.</Paragraph>}
      <Team names={team} />
      <LinkButtons buttons={[{ href: link, label: `See the ${patrol.type}`, quiet: true }]} />
    </EmailLayout>
  );
}

interface WatcherRosterProps extends Pick<PatrolMailProps, 'branding' | 'firstName'> {
  /** The earliest first. */
  patrols: readonly Pick<PatrolMailProps, 'patrol' | 'team' | 'link'>[];
}

function watcherRosterSubject(props: Pick<WatcherRosterProps, 'patrols'>): string {
  const patrols = props.patrols.map(({ patrol }) => patrol);
  return `${countText(patrols)}, ${spanText(patrols)}: the roster`;
}

/** Sends a watcher the rosters of patrols that were finalized together. */
function WatcherRoster({ branding, firstName, patrols }: WatcherRosterProps): ReactElement {
  const all = patrols.map(({ patrol }) => patrol);
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`The roster from ${spanText(all)}.`}
      footer={<>You receive this message as a watcher of {branding.organizationName}.</>}
    >
      <Paragraph>
        {branding.organizationName} has planned {countText(all)}.
      </Paragraph>
      {patrols.map(({ patrol, team, link }) => (
        <div key={`${patrol.when} ${link}`}>
          <PatrolWhen patrol={patrol} />
          <ClockChangeNote patrol={patrol} />
          {team.length === 0 && <Paragraph>Nobody is on it yet.</Paragraph>}
          <Team names={team} />
          <LinkButtons buttons={[{ href: link, label: `See the ${patrol.type}`, quiet: true }]} />
        </div>
      ))}
    </EmailLayout>
  );
}

const notice = defineTemplate('watcher-notice', {
  subject: watcherNoticeSubject,
  Body: WatcherNotice,
  sample: observed,
  variants: {
    event: { patrol: event },
    empty: { team: [] },
    long: { branding: longBranding, patrol: wordy, team: longTeam },
  },
  choices: links.choices,
});

const roster = defineTemplate('watcher-roster', {
  subject: watcherRosterSubject,
  Body: WatcherRoster,
  sample: { branding, firstName: 'Aroha', patrols: observedMonth },
  variants: {
    empty: { patrols: observedMonth.map((one) => ({ ...one, team: [] })) },
    long: { branding: longBranding },
  },
  choices: links.choices,
});

/** Sends the roster of a patrol, or of all that were finalized together. */
export const watcherFinalized = defineMail({
  kind: 'watcher-finalized',
  templates: [notice, roster],
  async compose(mail, { settings, findWatcher, readAllPlanned }: CrewSources) {
    const watcher = await findWatcher(mail);
    const { told, leftOut } = await readAllPlanned(mail);
    const [first, ...others] = told;
    if (!watcher || !first) return null;
    const { firstName } = watcher.person;
    const branding = brandingOf(first.organization, settings);
    const patrols = told.map((data) => observedProps(data, settings));
    const content =
      others.length > 0
        ? roster.write({ branding, firstName, patrols })
        : notice.write({ ...observedProps(first, settings), firstName });
    const message = toWatcher<'watcher-notice' | 'watcher-roster'>(watcher, content, settings);
    return { ...message, patrolIds: told.map(({ id }) => id), leftOut };
  },
});
