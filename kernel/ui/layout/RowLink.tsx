import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './DataTable.module.css';

function RowAnchor({
  className,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  return <a {...props} className={[classes.link, className].filter(Boolean).join(' ')} />;
}

/** Makes the whole row of a DataTable or RowList a link; put it round the row's main text. */
export const RowLink = createLink(RowAnchor);
