import { IconShieldLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatLocalDate } from '#contract';
import { useProfile } from '#people/web/profile.tsx';
import banner from '#ui/layout/Banner.module.css';
import classes from './SecondStepBanner.module.css';
import { layoutTexts } from './texts.ts';

/** A bar under the header for who needs a second step and has none: by when it must be set up, or that the rest waits for it (product 9.25). */
export function SecondStepBanner() {
  const { secondStep, timeZone } = useProfile();
  if (!secondStep) return null;
  const { due, isOverdue } = secondStep;
  const tone = isOverdue ? banner.unsent : banner.update;
  return (
    <Link to="/security" className={`${banner.bar} ${tone} ${classes.bar}`} data-screen-only>
      <IconShieldLock />
      {isOverdue
        ? layoutTexts.secondStepOverdue
        : layoutTexts.secondStepDue({ date: formatLocalDate(due, timeZone) })}
    </Link>
  );
}
