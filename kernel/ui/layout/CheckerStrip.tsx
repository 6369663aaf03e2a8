import classes from './CheckerStrip.module.css';

/** The police tartan, the product's only ornament: at the top of sign-in, forgot and set password. */
export function CheckerStrip() {
  return <div className={classes.strip} />;
}
