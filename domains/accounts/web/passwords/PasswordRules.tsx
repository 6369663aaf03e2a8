import { IconCheck, IconCircle } from '@tabler/icons-react';
import { passwordRules } from '#accounts/contract';
import { formTexts } from '#texts/shared.ts';
import classes from './PasswordRules.module.css';

/** The rules for a password, each ticked as soon as it is met. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className={classes.rules} aria-label={formTexts.passwordRules}>
      {passwordRules.map(({ label, met }) => (
        <Rule key={label} label={label} met={met(password)} />
      ))}
    </ul>
  );
}

function Rule({ label, met }: { label: string; met: boolean }) {
  const Icon = met ? IconCheck : IconCircle;
  return (
    <li className={classes.rule} data-met={met || undefined}>
      <Icon size={16} aria-label={met ? formTexts.ruleMet : formTexts.ruleMissing} role="img" />
      {label}
    </li>
  );
}
