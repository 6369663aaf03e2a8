import { type ReactNode, useEffect, useRef } from 'react';
import classes from './Notice.module.css';

interface NoticeProps {
  title: string;
  children: ReactNode;
}

/** The end of a way, without a further step. Takes the focus, so that screen readers read it out. */
export function Notice({ title, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      <p className={classes.text}>{children}</p>
    </>
  );
}
