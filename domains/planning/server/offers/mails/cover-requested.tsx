import type { ReactElement } from 'react';
import { type EmailPatrol, PatrolWhen, patrolOn } from '#crew/server/mail-parts.tsx';
import { countText, holdersOf, spanText } from '#crew/server/mail-roster.ts';
import { aroha, later, requested } from '#crew/server/sample-data.ts';
import { toPerson } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph, Quote } from '#platform/mail/template/parts.tsx';
import type { OfferSources } from './sources.ts';

interface CoverRequest {
  patrol: EmailPatrol;
  /** Who asks for cover. */
  holder: string;
  /** Why, in their words. */
  reason: string;
  /** How many could go and are asked, at once or a few at a time. */
  asked: number;
  inTurn: boolean;
  /** The patrol's page. */
  link: string;
}

interface CoverRequestedProps {
  branding: Branding;
  firstName: string;
  /** Of the earliest patrol first. */
  requests: readonly CoverRequest[];
}

function coverRequestedSubject({ requests }: Pick<CoverRequestedProps, 'requests'>): string {
  const { names, are } = holdersOf(requests);
  const ask = `${names} ${are ? 'ask' : 'asks'} for cover`;
  const patrols = requests.map(({ patrol }) => patrol);
  const [first, ...others] = patrols;
  if (first && others.length === 0) return `${ask}: ${patrolOn(first)}`;
  return `${countText(patrols)}, ${spanText(patrols)}: ${ask}`;
}

/** Tells an admin who asks for cover, of one patrol or several, and why. */
function CoverRequested({ branding, firstName, requests }: CoverRequestedProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="The place is theirs until somebody takes it over."
      footer={<>You receive this message as an admin of {requests[0]?.patrol.organizationName}.</>}
    >
      {requests.map((request) => (
        <Request key={`${request.patrol.when} ${request.holder}`} {...request} />
      ))}
    </EmailLayout>
  );
}

function Request({ patrol, holder, reason, asked, inTurn, link }: CoverRequest): ReactElement {
  return (
    <>
      <Paragraph>
        {holder} asks for cover. {whoText(asked, inTurn)} The place is theirs until somebody takes it over, of
        which you will be told.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <Quote intro={`${holder} writes, to the admins alone:`} text={reason} />
      <LinkButtons buttons={[{ href: link, label: `Open the ${patrol.type}` }]} />
    </>
  );
}

function whoText(asked: number, inTurn: boolean): string {
  if (asked === 0) return 'Nobody else could go, so nobody is asked.';
  return inTurn ? 'All who could go are asked, a few at a time.' : 'All who could go are asked.';
}

const template = defineTemplate('cover-requested', {
  subject: coverRequestedSubject,
  Body: CoverRequested,
  sample: { branding, firstName: 'Aroha', requests: [requested] },
  variants: { several: { requests: [requested, { ...requested, patrol: later, holder: aroha }] } },
});

/** Tells an admin who has asked for cover meanwhile, and why. Obsolete once each of the places was taken over or is kept. */
export const coverRequested = defineMail({
  kind: 'cover-requested',
  templates: [template],
  async compose(mail, { findAdmin, readAllRequests }: OfferSources) {
    const admin = await findAdmin(mail);
    if (!admin) return null;
    const { told, leftOut } = await readAllRequests(mail);
    const [first] = told;
    if (!first) return null;
    const content = template.write({
      branding: first.props.branding,
      firstName: admin.person.firstName,
      requests: told.map(({ cover, props: { patrol, holder, link } }) => ({
        patrol,
        holder,
        link,
        reason: cover.reason ?? '',
        asked: cover.recipients.length,
        inTurn: cover.nextTurn !== null,
      })),
    });
    const message = toPerson(first.patrol.organization, admin.person);
    return { ...message, content, patrolIds: told.map(({ patrol }) => patrol.id), leftOut };
  },
});
