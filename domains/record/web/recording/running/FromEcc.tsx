import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#contract';
import { canEnterEventNumber, canReadEccReplies } from '#ecc/contract';
import { CallOwnEcc } from '#ecc/web/CallEcc.tsx';
import { replyText } from '#ecc/web/ecc-text.ts';
import { NumberChoices } from '#ecc/web/NumberChoices.tsx';
import { eccRepliesQuery } from '#ecc/web/queries.ts';
import { wordsOf } from '#ecc/web/reply-words.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { type EccReply, eventNumberOf, isTest, type Patrol } from '#patrols/contract';
import { useProfile, useZone } from '#people/web/profile.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { FoldedText } from '#ui/display/FoldedText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { recordPageTexts } from '../texts.ts';
import classes from './FromEcc.module.css';

interface FromEccProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/**
 * What the ECC wrote last, with the numbers that it offers (product 16.16 and 17.41). Without a number it leads
 * to what to say on the phone, and to the field for the number.
 */
export function FromEcc({ patrol, now }: FromEccProps) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const mayRead = canReadEccReplies(patrol, viewer, now);
  const mayEnter = canEnterEventNumber(patrol, viewer, now);
  const { data: replies } = useQuery({ ...eccRepliesQuery(patrol._id), enabled: mayRead });
  const last = mayRead && replies?.items.find(({ outcome }) => outcome !== 'automatic');
  return (
    <>
      {last && (
        <SectionCard
          title={isTest(patrol) ? recordPageTexts.answerInTraining : recordPageTexts.fromEcc}
          padded
        >
          <Words patrol={patrol} reply={last} />
          {mayEnter && last.candidates.length > 0 && (
            <NumberChoices patrol={patrol} candidates={last.candidates} size="xl" />
          )}
        </SectionCard>
      )}
      {mayEnter && eventNumberOf(patrol) === null && (
        <ButtonLink
          className={classes.enter}
          size="xl"
          variant="default"
          to="/patrol/$id/ecc-log-on"
          params={{ id: patrol._id }}
        >
          {recordPageTexts.whatToSay}
        </ButtonLink>
      )}
    </>
  );
}

/** The answers after which a person has to speak to the ECC. */
const unanswered: readonly EccReply['outcome'][] = ['no-number', 'bounce'];

function Words({ patrol, reply }: { patrol: Patrol; reply: EccReply }) {
  const zone = useZone();
  const { when, from, subject, text, outcome } = reply;
  const training = isTest(patrol);
  // A later mail need not repeat the number.
  const isKnown = outcome === 'no-number' && eventNumberOf(patrol) !== null;
  return (
    <div className={classes.words}>
      <p className={classes.from}>
        {formatTime(when, zone)}, {from}
      </p>
      <FoldedText>{wordsOf(text) || subject || recordPageTexts.noText}</FoldedText>
      {isKnown || <p className={classes.outcome}>{replyText(outcome, training)}</p>}
      {!training && unanswered.includes(outcome) && <CallOwnEcc size="xl" variant="default" />}
    </div>
  );
}
