import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { reloadPage } from '#lib/browser/reachable.ts';
import { actionTexts, feedbackTexts } from '#texts/shared.ts';
import classes from './Loading.module.css';

interface LoadingProps {
  className?: string | undefined;
  /** Whether another skeleton of the page says that loading takes long. */
  quiet?: boolean | undefined;
  /** Placeholders in the shape of what loads. */
  children: ReactNode;
}

/** Stands for what loads. If it has not come after some seconds, it says so and offers to try again (product 17.32). */
export function Loading({ className, quiet = false, children }: LoadingProps) {
  return (
    <div className={className} role="status" aria-label={feedbackTexts.loading}>
      {children}
      {!quiet && <TakesLong />}
    </div>
  );
}

/** Milliseconds after which loading takes long. */
const patience = 6000;

function TakesLong() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <TryAgain />;
}

function TryAgain() {
  const client = useQueryClient();
  return (
    <div className={classes.note}>
      <p>{feedbackTexts.takesLong}</p>
      <Button variant="default" leftSection={<IconRefresh />} onClick={() => void readAgain(client)}>
        {actionTexts.tryAgain}
      </Button>
    </div>
  );
}

/**
 * Gives up the reads that the page waits for, which a line may never answer, and reads again. If there is none, a file of the page
 * is missing, which some browsers ask for once only.
 */
async function readAgain(client: QueryClient): Promise<void> {
  const missing: QueryFilters = { type: 'active', predicate: ({ state }) => state.data === undefined };
  if (client.getQueryCache().findAll(missing).length === 0) return reloadPage();
  await client.cancelQueries(missing);
  await client.refetchQueries(missing);
}
