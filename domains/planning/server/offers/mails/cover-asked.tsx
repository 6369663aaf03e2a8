import type { ReactElement } from 'react';
import {
  ClockChangeNote,
  type EmailPatrol,
  PatrolWhen,
  patrolOn,
  QuestionsNote,
  Team,
} from '#crew/server/mail-parts.tsx';
import { countText, holdersOf, spanText } from '#crew/server/mail-roster.ts';
import { aroha, covered, coveredLater } from '#crew/server/sample-data.ts';
import { toPatroller } from '#people/server/to-person.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, wiremu } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { OfferSources } from './sources.ts';

/** A place for which cover is asked. */
interface CoveredPlace {
  patrol: EmailPatrol;
  /** Who else comes so far. */
  team: readonly string[];
  /** Who asks for cover. */
  holder: string;
  /** The page on which the place is taken. */
  href: string;
}

interface CoverAskedProps {
  branding: Branding;
  firstName: string;
  /** The earliest first. */
  places: readonly CoveredPlace[];
}

function coverAskedSubject({ places }: Pick<CoverAskedProps, 'places'>): string {
  const patrols = places.map(({ patrol }) => patrol);
  const [first, ...others] = patrols;
  if (first && others.length === 0) return `Could you go instead? ${patrolOn(first)}`;
  return `${countText(patrols)}, ${spanText(patrols)}: could you go instead?`;
}

/** Asks a patroller to take over somebody's place, or one of several; the first who does has it. */
function CoverAsked({ branding, firstName, places }: CoverAskedProps): ReactElement {
  const [first, ...others] = places;
  const isOne = others.length === 0;
  const { names, are } = holdersOf(places);
  const patrols = places.map(({ patrol }) => patrol);
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`${names} ${are ? 'ask' : 'asks'} for cover.`}
      footer={
        isOne
          ? 'This link is yours alone. Please do not pass it on.'
          : 'These links are yours alone. Please do not pass them on.'
      }
    >
      <Paragraph>
        {names} {are ? 'have' : 'has'} to drop out of{' '}
        {isOne ? `this ${first?.patrol.type}` : countText(patrols)} of {first?.patrol.organizationName} and{' '}
        {are ? 'ask' : 'asks'} for cover. Could you go instead? Whoever says yes first has the place. If you
        cannot, there is nothing to do.
      </Paragraph>
      {places.map((place) => (
        <Covered key={`${place.patrol.when} ${place.href}`} place={place} isNamed={are} />
      ))}
      {first && <QuestionsNote patrol={first.patrol} />}
    </EmailLayout>
  );
}

function Covered({ place, isNamed }: { place: CoveredPlace; isNamed: boolean }): ReactElement {
  const { patrol, team, holder, href } = place;
  return (
    <>
      {isNamed && <Paragraph>Instead of {holder}:</Paragraph>}
      <PatrolWhen patrol={patrol} />
      <ClockChangeNote patrol={patrol} />
      <Team title="On it so far" names={team} />
      <LinkButtons buttons={[{ href, label: 'Take this place' }]} />
    </>
  );
}

const template = defineTemplate('cover-asked', {
  subject: coverAskedSubject,
  Body: CoverAsked,
  sample: { branding, firstName: wiremu.firstName, places: [covered] },
  variants: {
    several: { places: [covered, coveredLater] },
    others: { places: [covered, { ...coveredLater, holder: aroha }] },
  },
});

/** Asks somebody to take over the places for which cover was asked meanwhile. Obsolete once they can take none of them. */
export const coverAskedMail = defineMail({
  kind: 'cover-asked',
  templates: [template],
  async compose(mail, { readAllAsked }: OfferSources) {
    const { told, leftOut } = await readAllAsked(mail);
    const [first] = told;
    if (!first) return null;
    const { person, patrol, props } = first;
    const content = template.write({
      branding: props.branding,
      firstName: person.firstName,
      places: told.map(({ props: { patrol, holder }, team, href }) => ({ patrol, holder, team, href })),
    });
    const message = toPatroller(patrol.organization, person, content);
    return message && { ...message, patrolIds: told.map((one) => one.patrol.id), leftOut };
  },
});
