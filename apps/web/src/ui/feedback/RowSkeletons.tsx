import { Skeleton } from '@mantine/core';
import classes from './RowSkeletons.module.css';

const widths = [108, 144, 90];

/**
 * Three placeholder rows in the shape of a patrol's row, or with `plain` of one line of text. They appear after 200 ms, so
 * that a quick answer does not flicker.
 */
export function RowSkeletons({ plain }: { plain?: boolean }) {
  if (plain) return <PlainRows />;
  return (
    <div className={classes.rows} role="status" aria-label="Loading">
      {widths.map((width) => (
        <div className={classes.row} key={width}>
          <Skeleton width={66} height={48} animate={false} />
          <div className={classes.text}>
            <Skeleton width={width} height={16} mt={4} mb={10} animate={false} />
            <Skeleton width={(width * 5) / 3} height={14} animate={false} />
          </div>
          <Skeleton width={72} height={24} radius={4} animate={false} />
        </div>
      ))}
    </div>
  );
}

function PlainRows() {
  return (
    <div className={classes.rows} role="status" aria-label="Loading">
      {widths.map((width) => (
        <div className={classes.row} key={width}>
          <Skeleton width={width * 2} height={20} animate={false} />
        </div>
      ))}
    </div>
  );
}
