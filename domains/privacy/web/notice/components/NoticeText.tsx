import type { ReactNode } from 'react';
import { productName } from '#lib/browser/page.ts';
import { PhoneLink } from '#people/web/PhoneLink.tsx';
import { keptFor, type PrivacyNotice, privacyClockNames } from '#privacy/contract';
import { Filled } from '#texts/Filled.tsx';
import { titleTexts } from '#texts/titles.ts';
import { privacyTexts } from '../texts.ts';
import classes from './NoticeText.module.css';

const commissionersSite = 'privacy.org.nz';

/** What, why, for how long, who sees it, whom to ask and what one may ask for. All figures are the organization's own clocks. */
export function NoticeText({ notice }: { notice: PrivacyNotice }) {
  const { organizationName, clocks } = notice;
  const who = organizationName ?? privacyTexts.aGroup;
  const keptText = organizationName ? privacyTexts.keptFor : privacyTexts.usuallyKeptFor;
  const audits = clocks.find(({ clock }) => clock === 'audits');
  return (
    <article className={classes.notice}>
      <h1>{titleTexts.privacy}</h1>
      <p>
        {organizationName
          ? privacyTexts.groupKeeps({ organization: organizationName, product: productName })
          : privacyTexts.groupsKeep({ product: productName })}
      </p>
      <Part title={privacyTexts.whatIsKept}>
        <li>{privacyTexts.members}</li>
        <li>{privacyTexts.guests}</li>
        <li>{privacyTexts.incidents}</li>
        <li>{privacyTexts.signingIn}</li>
      </Part>
      <Part title={privacyTexts.howLong}>
        {clocks.map(({ clock, days }) => (
          <li key={clock}>{keptText({ what: privacyClockNames[clock], time: keptFor(days) })}</li>
        ))}
        <li>{privacyTexts.policeNeed}</li>
        <li>{privacyTexts.stays}</li>
      </Part>
      <Part title={privacyTexts.whoSees}>
        <li>{privacyTexts.contacts}</li>
        <li>{privacyTexts.involved}</li>
        <li>{privacyTexts.police}</li>
        <li>{privacyTexts.noOtherGroup}</li>
        {audits && <li>{privacyTexts.looksLogged({ time: keptFor(audits.days) })}</li>}
      </Part>
      <Part title={privacyTexts.mayAsk}>
        <li>{privacyTexts.correction}</li>
        <li>{privacyTexts.download}</li>
        <li>
          <Filled
            text={privacyTexts.notContent}
            values={{ site: <a href={`https://${commissionersSite}`}>{commissionersSite}</a> }}
          />
        </li>
      </Part>
      <h2>{privacyTexts.whomToAsk}</h2>
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
  if (!coordinatorName && !coordinatorPhone) return privacyTexts.whoeverWrote;
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
