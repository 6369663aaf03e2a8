import type { ReactNode } from 'react';
import classes from './IconTile.module.css';

interface IconTileProps {
  tone?: 'good' | 'neutral';
  /** 26 × 26 in it, whatever its own size. */
  icon: ReactNode;
}

/** The tile above what says how things stand, or that there is nothing. */
export function IconTile({ tone = 'neutral', icon }: IconTileProps) {
  return (
    <div className={classes.tile} data-tone={tone}>
      {icon}
    </div>
  );
}
