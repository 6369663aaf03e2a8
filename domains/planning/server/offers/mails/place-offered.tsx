import type { ReactElement } from 'react';
import {
  ClockChangeNote,
  type EmailPatrol,
  PatrolWhen,
  patrolOn,
  QuestionsNote,
  Team,
} from '#crew/server/mail-parts.tsx';
import { emailPatrol, teamOf } from '#crew/server/mail-props.ts';
import { countText, spanText } from '#crew/server/mail-roster.ts';
import { long, samplePlaces } from '#crew/server/sample-data.ts';
import { toPatroller } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, graeme, longBranding } from '#platform/mail/gallery/sample.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { OfferSources } from './sources.ts';

/** A patrol that has a free place. */
interface OfferedPatrol {
  patrol: EmailPatrol;
  /** Who comes so far. */
  team: readonly string[];
  /** The page on which the place is taken. */
  href: string;
}

interface PlaceOfferedProps {
  branding: Branding;
  firstName: string;
  /** The earliest first. */
  places: readonly OfferedPatrol[];
}

type Places = Pick<PlaceOfferedProps, 'places'>;

/** `Free place: patrol on Sat 5 Dec 2026, 21:00`; of several it says how many, and from when to when. */
function placeOfferedSubject({ places }: Places): string {
  const patrols = places.map(({ patrol }) => patrol);
  const [first, ...others] = patrols;
  if (first && others.length === 0) return `Free place: ${patrolOn(first)}`;
  return `${countText(patrols)}, ${spanText(patrols)}: free places`;
}

/** Asks a patroller to take one of the free places; the first who does has it. */
function PlaceOffered({ branding, firstName, places }: PlaceOfferedProps): ReactElement {
  const [first] = places;
  const isOne = places.length === 1;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`Could you go? ${branding.organizationName}, ${spanText(places.map(({ patrol }) => patrol))}.`}
      footer={
        isOne
          ? 'This link is yours alone. Please do not pass it on.'
          : 'These links are yours alone. Please do not pass them on.'
      }
    >
      <Paragraph>
        {branding.organizationName} has {isOne ? 'a free place' : 'free places'}. Could you go? Whoever says
        yes first has the place. If you cannot, there is nothing to do.
      </Paragraph>
      {places.map((place) => (
        <Offered key={`${place.patrol.when} ${place.href}`} {...place} />
      ))}
      {first && <QuestionsNote patrol={first.patrol} />}
    </EmailLayout>
  );
}

function Offered({ patrol, team, href }: OfferedPatrol): ReactElement {
  return (
    <>
      <PatrolWhen patrol={patrol} />
      <ClockChangeNote patrol={patrol} />
      <Team title="On it so far" names={team} />
      <LinkButtons buttons={[{ href, label: 'Take this place' }]} />
    </>
  );
}

const template = defineTemplate('place-offered', {
  subject: placeOfferedSubject,
  Body: PlaceOffered,
  sample: { branding, firstName: graeme.firstName, places: samplePlaces.slice(0, 1) },
  variants: {
    several: { places: samplePlaces },
    long: { branding: longBranding, firstName: long.firstName, places: samplePlaces },
  },
});

/** Asks about all places that were offered together. Obsolete once none of them can be taken. */
export const placeOffered = defineMail({
  kind: 'place-offered',
  templates: [template],
  async compose(mail, { settings, readAllOpen }: OfferSources) {
    const { told, leftOut } = await readAllOpen(mail);
    const [first] = told;
    if (!first) return null;
    const { person, patrol } = first;
    const content = template.write({
      branding: brandingOf(patrol.organization, settings),
      firstName: person.firstName,
      places: told.map(({ patrol, href }) => ({
        patrol: emailPatrol(patrol),
        team: teamOf(patrol),
        href,
      })),
    });
    const message = toPatroller(patrol.organization, person, content);
    return message && { ...message, patrolIds: told.map((one) => one.patrol.id), leftOut };
  },
});
