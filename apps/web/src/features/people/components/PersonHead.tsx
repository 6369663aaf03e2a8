import { formatName, type Person } from '@patrolbook/contract';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useRoles } from '../../../lib/auth.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { PersonActions } from './PersonActions.tsx';
import classes from './PersonHead.module.css';
import { RoleChips } from './RoleChips.tsx';

/** Who a person is and how to reach them, and what an admin may do about it. */
export function PersonHead({ person }: { person: Person }) {
  const isAdmin = useRoles().includes('admin');
  const { email, phone, roles, finished } = person;
  return (
    <section className={classes.head}>
      <div>
        <div className={classes.title}>
          <h2 className={classes.name}>{formatName(person)}</h2>
          {finished !== null && <StatusChip status="finished" />}
        </div>
        <div className={classes.contact}>
          {email && (
            <a href={`mailto:${email}`}>
              <IconMail aria-label="Email" role="img" />
              {email}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <IconPhone aria-label="Phone" role="img" />
              {phone}
            </a>
          )}
        </div>
        <RoleChips roles={roles ?? []} empty="No roles assigned" />
      </div>
      {isAdmin && <PersonActions person={person} />}
    </section>
  );
}
