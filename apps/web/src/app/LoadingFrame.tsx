import classes from './LoadingFrame.module.css';

/** The layout in outline while it loads. Plain CSS: it comes with the sign-in screen, which has a budget (design 7). */
export function LoadingFrame() {
  return (
    <div className={classes.frame} role="status" aria-label="Loading">
      <div className={classes.rows}>
        <div className={classes.row} />
        <div className={classes.row} />
        <div className={classes.row} />
      </div>
    </div>
  );
}
