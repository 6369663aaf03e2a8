import { Box, Skeleton } from '@mantine/core';
import { formatName } from '#contract';
import { feedbackTexts } from '#texts/shared.ts';
import classes from './PersonLookup.module.css';
import { peopleTexts } from './texts.ts';

interface PersonLookupProps {
  /** A query's result: the person, or null when there is none. */
  lookup: {
    isPending: boolean;
    error: Error | null;
    data?: { firstName: string; lastName: string } | null | undefined;
  };
}

/** The name of a person who is being looked up, or a placeholder while pending, failed or not found (product 14.6). */
export function PersonLookup({ lookup }: PersonLookupProps) {
  if (lookup.data) return <>{formatName(lookup.data)}</>;
  if (lookup.isPending)
    return (
      <Box
        component="span" // as names stand in paragraphs
        className={`${Skeleton.classes.root} ${classes.pending}`}
        mod={{ visible: true, animate: true }}
        role="img"
        aria-label={feedbackTexts.loading}
      />
    );
  if (lookup.error)
    return <span className={classes.failed}>{lookup.error.message || feedbackTexts.unknownError}</span>;
  return <span className={classes.missing}>{peopleTexts.notFound}</span>;
}
