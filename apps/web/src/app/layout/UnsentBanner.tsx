import { formatDateTime, formatTime, mailTitle, type PatrolUnsent } from '@patrolbook/contract';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { patrolsUnsentQuery } from '../../domain/patrol/patrols-unsent.ts';
import { myOrganizationQuery, useZone } from '../../domain/profile/profile.tsx';
import { useRoles } from '../../lib/auth/auth.ts';
import { telHref } from '../../ui/display/tel-href.ts';
import banner from '../../ui/layout/Banner.module.css';
import classes from './UnsentBanner.module.css';

/** Bars under the header, for admins: which urgent mails have not left, and whom to ring instead (product 17.14). */
export function UnsentBanner() {
  const isAdmin = useRoles().includes('admin');
  const { data } = useQuery({ ...patrolsUnsentQuery, enabled: isAdmin });
  return (
    <div role="status" data-screen-only>
      {isAdmin && data?.items.map((patrol) => <PatrolBar key={patrol._id} patrol={patrol} />)}
    </div>
  );
}

function PatrolBar({ patrol }: { patrol: PatrolUnsent }) {
  const zone = useZone();
  const { _id: id, type, name, callSign, when, mails, crew } = patrol;
  return (
    <div className={`${banner.bar} ${banner.unsent} ${classes.bar}`}>
      <IconMailOff className={classes.icon} />
      <div>
        <p>
          <b>
            {callSign ?? name ?? `The ${type}`}, {formatDateTime(when, zone)}: mails do not leave.
          </b>{' '}
          Please ring instead.
        </p>
        <ul className={classes.mails}>
          {mails.map((mail) => (
            <li key={mail.kind}>
              {mailTitle(mail)}, due since {formatTime(mail.since, zone)}
              {mail.recipients.length > 0 && ` (${mail.recipients.join(', ')})`}
            </li>
          ))}
        </ul>
        <div className={classes.links}>
          <Link to="/patrol/$id" params={{ id }}>
            Show the Patrol
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
  return (
    <a href={telHref(phone)}>
      {name} {phone}
    </a>
  );
}
