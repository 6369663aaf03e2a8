import type { ReactElement } from 'react';
import { isOver } from '#patrols/contract';
import { brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, links, longBranding } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph, PartTitle } from '#platform/mail/template/parts.tsx';
import {
  ClockChangeNote,
  type FormerPatrol,
  type PatrolMailProps,
  PatrolWas,
  PatrolWhen,
  Team,
} from '../../mail-parts.tsx';
import { countText, spanText } from '../../mail-roster.ts';
import { news, observedMonth } from '../../sample-data.ts';
import { watcherCancelled } from './patrol-cancelled.tsx';
import { watcherMoved } from './patrol-moved.tsx';
import { PersonalMessages, type QuotedMessage } from './personal-messages.tsx';
import type { CrewSources } from './sources.ts';
import { observedProps, toWatcher } from './to-watcher.ts';
import { watcherFinalized } from './watcher-finalized.tsx';

type Roster = Pick<PatrolMailProps, 'patrol' | 'team' | 'link'>;

interface NewsOfPatrol extends Roster {
  /** `over`: it was planned or changed, and has passed since. */
  is: 'planned' | 'changed' | 'cancelled' | 'over';
  /** What the watcher was last told of a changed one; left out if they were told nothing. */
  former?: FormerPatrol | undefined;
  messages: readonly QuotedMessage[];
}

interface WatcherDigestProps {
  branding: Branding;
  firstName: string;
  /** The earliest patrol first; never empty. */
  news: readonly NewsOfPatrol[];
  /** The other patrols that start before the next digest. */
  coming: readonly Roster[];
}

function watcherDigestSubject({ news }: Pick<WatcherDigestProps, 'news'>): string {
  const patrols = news.map(({ patrol }) => patrol);
  return `${countText(patrols)}, ${spanText(patrols)}: what is new`;
}

/** The parts of a digest, in its order. */
const parts = [
  { is: 'cancelled', title: 'Cancelled' },
  { is: 'changed', title: 'Changed' },
  { is: 'planned', title: 'Planned' },
  { is: 'over', title: 'Planned or changed, and over by now' },
] as const;

/** Tells a watcher once a day or a week what is new about patrols, and who is on those that come. */
function WatcherDigest({ branding, firstName, news, coming }: WatcherDigestProps): ReactElement {
  const counts = parts.flatMap(({ is, title }) => {
    const { length } = news.filter((one) => one.is === is);
    return length > 0 ? [`${title}: ${length}`] : [];
  });
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`${counts.join('. ')}.`}
      footer={<>You receive this digest as a watcher of {branding.organizationName}.</>}
    >
      <Paragraph>Here is what is new with the patrols of {branding.organizationName}.</Paragraph>
      {parts.map(({ is, title }) => (
        <Part key={is} title={title} patrols={news.filter((one) => one.is === is)} />
      ))}
      <Part title="Also coming" patrols={coming} />
    </EmailLayout>
  );
}

interface PartProps {
  title: string;
  patrols: readonly (Roster & Partial<NewsOfPatrol>)[];
}

function Part({ title, patrols }: PartProps): ReactElement | null {
  if (patrols.length === 0) return null;
  return (
    <>
      <PartTitle>{title}</PartTitle>
      {patrols.map((one) => (
        <OnePatrol key={`${one.patrol.when} ${one.link}`} {...one} />
      ))}
    </>
  );
}

function OnePatrol({ patrol, team, link, is, former, messages = [] }: PartProps['patrols'][number]) {
  const takesPlace = is !== 'cancelled' && is !== 'over';
  return (
    <div>
      <PatrolWhen patrol={patrol} />
      {former && <PatrolWas patrol={patrol} former={former} />}
      <PersonalMessages messages={messages} />
      {takesPlace && (
        <>
          <ClockChangeNote patrol={patrol} />
          {team.length === 0 && <Paragraph>Nobody is on it yet.</Paragraph>}
          <Team names={team} />
        </>
      )}
      <LinkButtons buttons={[{ href: link, label: `See the ${patrol.type}`, quiet: true }]} />
    </div>
  );
}

const template = defineTemplate('watcher-digest', {
  subject: watcherDigestSubject,
  Body: WatcherDigest,
  sample: { branding, firstName: 'Aroha', news: news.slice(0, 3), coming: observedMonth.slice(2, 3) },
  variants: {
    one: { news: news.slice(0, 1), coming: [] },
    long: { branding: longBranding, news },
  },
  choices: links.choices,
});

const kinds = {
  planned: watcherFinalized.kind,
  changed: watcherMoved.kind,
  cancelled: watcherCancelled.kind,
};

/**
 * What is new about each patrol since the watcher was last told, as it is now, and who is on those that come before the next digest
 * (product 11.62). Obsolete if nothing is new, or the watcher wants no notices any more.
 */
export const watcherDigest = defineMail({
  kind: 'watcher-digest',
  templates: [template],
  async compose(mail, { settings, now, findWatcher, readNews, listComing }: CrewSources) {
    const watcher = await findWatcher(mail);
    if (!watcher) return null;
    const { news, leftOut } = await readNews(mail, watcher, kinds);
    if (news.length === 0) return null;
    const told = new Set(news.map(({ data }) => data.id));
    const coming = (await listComing(watcher)).filter(({ id }) => !told.has(id));
    const content = template.write({
      branding: brandingOf(watcher.organization, settings),
      firstName: watcher.person.firstName,
      news: news.map(({ data, is, former, messages }) => ({
        ...observedProps(data, settings),
        is: is !== 'cancelled' && isOver(data, now()) ? 'over' : is,
        former,
        messages,
      })),
      coming: coming.map((data) => observedProps(data, settings)),
    });
    return { ...toWatcher(watcher, content, settings), leftOut };
  },
});
