import { type OrganizationOfLink, questionsText, telHref } from '@patrolbook/contract';
import classes from './Questions.module.css';

/** Whom to ring, by a link that dials (product 11.39); nothing if the organization names nobody. */
export function Questions({ organization }: { organization: OrganizationOfLink }) {
  const text = questionsText(organization);
  if (text === '') return null;
  return (
    <p className={classes.questions}>
      <a href={telHref(organization.coordinatorPhone ?? '')}>{text}</a>
    </p>
  );
}
