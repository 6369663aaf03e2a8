import { Skeleton } from '@mantine/core';
import { Loading } from './Loading.tsx';
import classes from './RowSkeletons.module.css';

const widths = [108, 144, 90];

interface RowSkeletonsProps {
  plain?: boolean;
  /** Whether another skeleton of the page says that loading takes long. */
  quiet?: boolean;
}

/**
 * Three placeholder rows in the shape of a patrol's row, or with `plain` of one line of text. They appear after 200 ms, so
 * that a quick answer does not flicker.
 */
export function RowSkeletons({ plain, quiet }: RowSkeletonsProps) {
  const Row = plain ? PlainRow : PatrolRow;
  return (
    <Loading className={classes.rows} quiet={quiet}>
      {widths.map((width) => (
        <div className={classes.row} key={width}>
          <Row width={width} />
        </div>
      ))}
    </Loading>
  );
}

function PatrolRow({ width }: { width: number }) {
  return (
    <>
      <Skeleton width={66} height={48} animate={false} />
      <div className={classes.text}>
        <Skeleton width={width} height={16} mt={4} mb={10} animate={false} />
        <Skeleton width={(width * 5) / 3} height={14} animate={false} />
      </div>
      <Skeleton width={72} height={24} radius={4} animate={false} />
    </>
  );
}

function PlainRow({ width }: { width: number }) {
  return <Skeleton width={width * 2} height={20} animate={false} />;
}
