import { keptFor, type PrivacyNotice, privacyClockNames } from '@patrolbook/contract';
import type { ReactNode } from 'react';
import { productName } from '../../../lib/browser/page.ts';
import { PhoneLink } from '../../../ui/display/ContactLink.tsx';
import classes from './NoticeText.module.css';

/** What, why, for how long, who sees it, whom to ask and what one may ask for. All figures are the organization's own clocks. */
export function NoticeText({ notice }: { notice: PrivacyNotice }) {
  const { organizationName, clocks } = notice;
  const who = organizationName ?? 'A patrol group';
  const audits = clocks.find(({ clock }) => clock === 'audits');
  return (
    <article className={classes.notice}>
      <h1>Privacy</h1>
      <p>
        {organizationName
          ? `${organizationName} keeps its roster and its record of patrols with ${productName}.`
          : `Patrol groups keep their rosters and records with ${productName}. Each chooses for how long; this is what is usual.`}
      </p>
      <Part title="What is kept, and why">
        <li>Members: name, email, phone, patrol ID number, availability and patrols, to make rosters.</li>
        <li>Guests of a patrol: name, phone and email, to invite them.</li>
        <li>Incidents: what a patrol saw, with people and vehicles if the police may need them.</li>
        <li>
          Signing in: when, from which network and browser. Who saw personal details, and when. Both are to
          notice misuse.
        </li>
      </Part>
      <Part title="For how long">
        {clocks.map(({ clock, days }) => (
          <li key={clock}>
            {privacyClockNames[clock]}: {organizationName ? '' : 'usually '}
            {keptFor(days)}
          </li>
        ))}
        <li>What the police still need: longer, until a date and for a reason that is noted.</li>
        <li>That a patrol was, what kind of thing happened, when and where: it stays.</li>
      </Part>
      <Part title="Who sees it">
        <li>
          Members see each other’s names. Phones and emails: admins, watchers, and those on the same patrol.
        </li>
        <li>People and vehicles of incidents: admins, watchers, and the crew that was there.</li>
        <li>The police, who are told who is on patrol and how to reach them.</li>
        <li>Nobody of another group.</li>
        {audits && <li>Who sees such details is logged for {keptFor(audits.days)}.</li>}
      </Part>
      <Part title="What you may ask for">
        <li>To see what is held about you, and to have it corrected or removed where the law allows.</li>
        <li>Members download all of it from My Profile.</li>
        <li>
          If you are not content with the answer: <a href="https://privacy.org.nz">privacy.org.nz</a>, the
          Privacy Commissioner.
        </li>
      </Part>
      <h2>Whom to ask</h2>
      <p>
        <Contact notice={notice} who={who} />
      </p>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Contact({
  notice: { coordinatorName, coordinatorPhone },
  who,
}: {
  notice: PrivacyNotice;
  who: string;
}) {
  if (!coordinatorName && !coordinatorPhone) return <>Whoever of the group wrote to you, or its admins.</>;
  return (
    <>
      {coordinatorName ?? who}
      {coordinatorPhone && (
        <>
          {', '}
          <PhoneLink>{coordinatorPhone}</PhoneLink>
        </>
      )}
    </>
  );
}
