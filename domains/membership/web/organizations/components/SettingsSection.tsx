import { Card } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './SettingsSection.module.css';

interface SettingsSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A section of a settings form: heading and hint on the left, a card of fields on the right; stacked on a phone. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      <Card className={classes.fields}>{children}</Card>
    </section>
  );
}
