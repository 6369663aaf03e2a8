import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateTime, formatTime } from '#contract';
import { mailTitle, type PatrolUnsent } from '#messages/contract';
import { myOrganizationQuery, useZone } from '#people/web/profile.tsx';
import { useTelHref } from '#people/web/tel-href.ts';
import { Filled } from '#texts/Filled.tsx';
import banner from '#ui/layout/Banner.module.css';
import { unsentTexts } from './texts.ts';
import classes from './UnsentBars.module.css';

/** The most patrols that are described in full. When the mail server is away, all that are out may wait. */
const inFull = 2;

/** A bar for each patrol whose urgent mails have not left, and one for the rest: whom to ring instead. */
export function UnsentBars({ patrols }: { patrols: readonly PatrolUnsent[] }) {
  const others = patrols.slice(inFull);
  return (
    <>
      {patrols.slice(0, inFull).map((patrol) => (
        <PatrolBar key={patrol._id} patrol={patrol} />
      ))}
      {others.length > 0 && <OthersBar patrols={others} />}
    </>
  );
}

function OthersBar({ patrols }: { patrols: readonly PatrolUnsent[] }) {
  const zone = useZone();
  return (
    <div className={`${banner.bar} ${banner.unsent} ${classes.bar}`}>
      <IconMailOff className={classes.icon} />
      <div>
        <b>{unsentTexts.othersToo}</b>
        <div className={classes.links}>
          {patrols.map((patrol) => (
            <Link key={patrol._id} to="/patrol/$id" params={{ id: patrol._id }}>
              {titleOf(patrol, zone)}
            </Link>
          ))}
        </div>
      </div>
    </div>
  );
}

function titleOf({ type, name, callSign, when }: PatrolUnsent, zone: string): string {
  return `${callSign ?? name ?? unsentTexts.unnamed(type)}, ${formatDateTime(when, zone)}`;
}

function PatrolBar({ patrol }: { patrol: PatrolUnsent }) {
  const zone = useZone();
  const { _id: id, mails, crew } = patrol;
  return (
    <div className={`${banner.bar} ${banner.unsent} ${classes.bar}`}>
      <IconMailOff className={classes.icon} />
      <div>
        <p>
          <Filled
            text={unsentTexts.ringInstead}
            values={{ patrol: <b>{unsentTexts.unsent({ patrol: titleOf(patrol, zone) })}</b> }}
          />
        </p>
        <ul className={classes.mails}>
          {mails.map((mail) => (
            <li key={mail.kind}>
              {unsentTexts.dueSince({ mail: mailTitle(mail), time: formatTime(mail.since, zone) })}
              {mail.recipients.length > 0 && ` (${mail.recipients.join(', ')})`}
            </li>
          ))}
        </ul>
        <div className={classes.links}>
          <Link to="/patrol/$id" params={{ id }}>
            {unsentTexts.showPatrol}
          </Link>
          <EccLink />
          {crew.map((person) => person.phone && <Phone key={person.name} {...person} phone={person.phone} />)}
        </div>
      </div>
    </div>
  );
}

function EccLink() {
  const { data: organization } = useQuery(myOrganizationQuery);
  const phone = organization?.ecc.phone;
  return phone && <Phone name="ECC" phone={phone} />;
}

function Phone({ name, phone }: { name: string; phone: string }) {
  const text = `${name} ${phone}`;
  const href = useTelHref()(phone);
  return href ? <a href={href}>{text}</a> : <span>{text}</span>;
}
