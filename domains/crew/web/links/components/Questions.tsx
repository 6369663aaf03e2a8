import type { OrganizationOfLink } from '#contract';
import { assignmentTexts } from '#crew/web/texts.ts';
import { useTelHref } from '#people/web/tel-href.ts';
import classes from './Questions.module.css';

/** Whom to ring, by a link that dials (product 11.39); nothing if the organization names nobody. */
export function Questions({ organization }: { organization: OrganizationOfLink }) {
  const telHref = useTelHref(organization.timeZone);
  const text = questionsText(organization);
  if (text === '') return null;
  const href = telHref(organization.coordinatorPhone ?? '');
  return <p className={classes.questions}>{href ? <a href={href}>{text}</a> : text}</p>;
}

function questionsText({ coordinatorName: name, coordinatorPhone: phone }: OrganizationOfLink): string {
  if (!phone) return name ? assignmentTexts.ask({ name }) : '';
  return name ? assignmentTexts.ring({ name, phone }) : assignmentTexts.ringNumber({ phone });
}
