import { telHref } from '@patrolbook/contract';
import type { ReactNode } from 'react';
import classes from './ContactLink.module.css';

interface ContactLinkProps {
  /** Before the text. */
  icon?: ReactNode;
  children: string;
}

/** A phone number that can be rung; plain text if it has no digits. */
export function PhoneLink({ icon, children: phone }: ContactLinkProps) {
  return (
    <a className={classes.link} href={telHref(phone)}>
      {icon}
      {phone}
    </a>
  );
}

/** An email address that can be written to. */
export function EmailLink({ icon, children: email }: ContactLinkProps) {
  return (
    <a className={classes.link} href={`mailto:${email}`}>
      {icon}
      {email}
    </a>
  );
}
