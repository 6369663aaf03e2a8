import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

interface ChipProps {
  color: 'amber' | 'green' | 'red' | 'orange' | 'gray' | 'blue';
  icon?: ReactNode;
  /** Small spaced capitals: CANCELLED, DRAFT, TEST, ACCEPTED, NOT FINALIZED. */
  caps?: boolean;
  children: ReactNode;
}

/** A small label with the tint, border and text of one status, at the right edge of a row's first line. */
export function Chip({ color, icon, caps, children }: ChipProps) {
  return (
    <Badge color={color} leftSection={icon} mod={{ caps }}>
      {children}
    </Badge>
  );
}
