import type { Role } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '../controls/ButtonLink.tsx';
import classes from './NotFound.module.css';

/** The page of an unknown path, and of an item that does not exist for this person (product 13.6 and 14.3). */
export function NotFound() {
  usePageTitle(titleTexts.notFound);
  const home = homeOf(useRoles());
  return (
    <div className={classes.page}>
      <svg className={classes.art} viewBox="0 0 280 200" aria-hidden="true">
        <g className={classes.beam}>
          <path d="M140 128 82 24a110 110 0 0 1 116 0Z" opacity=".10" />
          <path d="M140 128 112 34a96 96 0 0 1 56 0Z" opacity=".16" />
        </g>
        <g className={classes.book}>
          <path d="M136 140c-16-14-44-22-76-21v58c32-1 60 7 76 21Z" />
          <path d="M144 140c16-14 44-22 76-21v58c-32-1-60 7-76 21Z" />
        </g>
        <path
          className={classes.lines}
          d="M76 136c16 0 30 3 44 10M76 150c16 0 30 3 44 10M204 136c-16 0-30 3-44 10M204 150c-16 0-30 3-44 10"
        />
      </svg>
      <h2 className={classes.title}>{titleTexts.notFound}</h2>
      <p className={classes.text}>{feedbackTexts.notFoundMeans}</p>
      <ButtonLink to="/" mt={16}>
        {feedbackTexts.goTo({ page: home })}
      </ButtonLink>
    </div>
  );
}

/** Returns the title of the first page for these roles (product 14.3). */
function homeOf(roles: readonly Role[]): string {
  if (roles.includes('sa')) return titleTexts.organizations;
  if (roles.includes('patroller')) return titleTexts.myRoster;
  return roles.includes('admin') ? titleTexts.whatNeedsDoing : titleTexts.myProfile;
}
