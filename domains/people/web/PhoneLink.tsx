import type { ReactNode } from 'react';
import classes from '#ui/display/ContactLink.module.css';
import { useTelHref } from './tel-href.ts';

interface PhoneLinkProps {
  /** Before the text. */
  icon?: ReactNode;
  children: string;
}

/** A phone number that can be rung; plain text if it is none. */
export function PhoneLink({ icon, children: phone }: PhoneLinkProps) {
  const href = useTelHref()(phone);
  if (!href)
    return (
      <span className={classes.text}>
        {icon}
        {phone}
      </span>
    );
  return (
    <a className={classes.link} href={href}>
      {icon}
      {phone}
    </a>
  );
}
