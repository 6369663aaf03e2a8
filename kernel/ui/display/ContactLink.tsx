import type { ReactNode } from 'react';
import classes from './ContactLink.module.css';

interface EmailLinkProps {
  /** Before the text. */
  icon?: ReactNode;
  children: string;
}

/** An email address that can be written to. */
export function EmailLink({ icon, children: email }: EmailLinkProps) {
  return (
    <a className={classes.link} href={mailtoOf(email)}>
      {icon}
      {email}
    </a>
  );
}

/** Marks such as `&` and `/` would end the address (RFC 6068). */
function mailtoOf(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
