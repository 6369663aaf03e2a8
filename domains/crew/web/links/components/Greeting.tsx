import { useEffect, useRef } from 'react';
import card from './AssignmentToAnswer.module.css';

/** The heading of a page behind a mailed link. It takes the focus after the answer, so that screen readers read it out. */
export function Greeting({ text, focused }: { text: string; focused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h1 ref={heading} tabIndex={-1} className={card.greeting}>
      {text}
    </h1>
  );
}
