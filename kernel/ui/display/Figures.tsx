import classes from './Figures.module.css';

interface FiguresProps {
  /** By their labels; a dash stands for an unknown one. */
  figures: Readonly<Record<string, string | null>>;
  /** Two in a row at any width. */
  pairs?: boolean;
}

/** A few figures with their labels, side by side. */
export function Figures({ figures, pairs = false }: FiguresProps) {
  return (
    <dl className={classes.stats} data-pairs={pairs || undefined}>
      {Object.entries(figures).map(([label, text]) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>{text ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
