import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';

interface NothingFoundProps {
  title: string;
  /** What was looked for. */
  children: ReactNode;
  /** The words on the button: "Clear Search". */
  clear: string;
  onClear: () => void;
}

/** Shown in a card in place of a list in which nothing was found. */
export function NothingFound({ title, children, clear, onClear }: NothingFoundProps) {
  const action = (
    <Button variant="default" onClick={onClear}>
      {clear}
    </Button>
  );
  return (
    <EmptyState icon={<IconSearch />} title={title} action={action}>
      {children}
    </EmptyState>
  );
}
