import { type OrganizationOfLink, telHref } from '@patrolbook/contract';
import { assignmentTexts } from '../../../texts/assignments.ts';
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

function questionsText({ coordinatorName: name, coordinatorPhone: phone }: OrganizationOfLink): string {
  if (!phone) return name ? assignmentTexts.ask({ name }) : '';
  return name ? assignmentTexts.ring({ name, phone }) : assignmentTexts.ringNumber({ phone });
}
