import { IconId, IconMail, IconPhone } from '@tabler/icons-react';
import { formatName } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import { AddressChanging } from '#membership/web/people/components/AddressChanging.tsx';
import { Erased, Erasing } from '#membership/web/people/components/Erased.tsx';
import { Invitation } from '#membership/web/people/components/Invitation.tsx';
import { MailVia } from '#membership/web/people/components/MailVia.tsx';
import { RoleChips } from '#membership/web/people/components/RoleChips.tsx';
import { personTexts } from '#membership/web/texts.ts';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { hasNoMail, hasNotSignedIn, type Person } from '#people/contract';
import { AddressFailing } from '#people/web/failing-addresses.tsx';
import { PhoneLink } from '#people/web/PhoneLink.tsx';
import { ErasureAsked } from '#privacy/web/erasing/ErasureAsked.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { EmailLink } from '#ui/display/ContactLink.tsx';
import { PersonActions } from './PersonActions.tsx';
import classes from './PersonHead.module.css';

/** A person's name, contact details and roles, with an admin's buttons. */
export function PersonHead({ person }: { person: Person }) {
  const isAdmin = useRoles().includes('admin');
  const { email, phone, idNumber, roles, finished } = person;
  return (
    <section className={classes.head}>
      <div>
        <div className={classes.title}>
          <h2 className={classes.name}>{formatName(person)}</h2>
          {finished !== null && <StatusChip status="finished" />}
          {hasNoMail(person) && <StatusChip status="no-mail" />}
        </div>
        <div className={classes.contact}>
          {person.mailVia && <MailVia holder={person.mailVia} />}
          {email && (
            <EmailLink icon={<IconMail aria-label={fieldTexts.email} role="img" />}>{email}</EmailLink>
          )}
          {phone && (
            <PhoneLink icon={<IconPhone aria-label={fieldTexts.phone} role="img" />}>{phone}</PhoneLink>
          )}
          {idNumber && (
            <span>
              <IconId aria-label={personTexts.idNumber} role="img" />
              {idNumber}
            </span>
          )}
        </div>
        {person.addressFailing && <AddressFailing failing={person.addressFailing} />}
        <RoleChips roles={roles ?? []} empty={personTexts.noRoles} />
        {hasNotSignedIn(person) && <Invitation person={person} />}
        {person.addressChange && <AddressChanging id={person._id} change={person.addressChange} />}
        {person.erasureAsked && <ErasureAsked person={person} asked={person.erasureAsked} />}
        {person.erasing && <Erasing due={person.erasing.due} />}
        {person.erased && <Erased when={person.erased.when} />}
      </div>
      {isAdmin && <PersonActions person={person} />}
    </section>
  );
}
