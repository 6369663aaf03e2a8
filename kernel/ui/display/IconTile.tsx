import type { ReactNode } from 'react';
import classes from './IconTile.module.css';

interface IconTileProps {
  tone?: 'good' | 'neutral';
  /** Shown at 26 × 26 px, whatever its own size. */
  icon: ReactNode;
}

/** The tile with an icon above a status message or an empty state. */
export function IconTile({ tone = 'neutral', icon }: IconTileProps) {
  return (
    <div className={classes.tile} data-tone={tone}>
      {icon}
    </div>
  );
}
