import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { formatTime } from '#contract';
import { eccCallAt, isLogOnUnsent, standInsIn } from '#ecc/contract';
import { eccCallTexts } from '#ecc/web/texts.ts';
import { eventNumbersOf, isPast, isTest, type KnownEventNumber, type Patrol } from '#patrols/contract';
import { myOrganizationQuery, useZone } from '#people/web/profile.tsx';
import { useTelHref } from '#people/web/tel-href.ts';
import { Filled } from '#texts/Filled.tsx';
import { recordPageTexts } from '../texts.ts';
import classes from './EventNumberToRead.module.css';

interface EventNumberProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/**
 * The event number to read out, and what it was before; without one, whether to ring the ECC (product 17.40 and
 * 17.41). It is as high with a number as without, so that nothing moves when the number comes.
 */
export function EventNumberToRead({ patrol, now }: EventNumberProps) {
  const [current, former] = eventNumbersOf(patrol);
  return (
    <section aria-label={recordPageTexts.eventNumber} className={classes.row}>
      {current ? <Known current={current} former={former} /> : <Missing patrol={patrol} now={now} />}
    </section>
  );
}

function Known({ current, former }: { current: KnownEventNumber; former: KnownEventNumber | undefined }) {
  const zone = useZone();
  return (
    <div role="status" className={classes.text}>
      <p className={classes.hint}>
        {former ? (
          <Filled
            text={recordPageTexts.eventNumberSince}
            values={{
              time: formatTime(current.when, zone),
              former: <span className={classes.former}>{former.policeEventNumber}</span>,
            }}
          />
        ) : (
          recordPageTexts.eventNumber
        )}
      </p>
      <p className={classes.number}>
        {groupsOf(current.policeEventNumber).map(({ start, text }) => (
          <Fragment key={start}>
            <wbr />
            <span>{text}</span>
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** Returns the groups in which a number of the usual form is read out: `P061`, `234`, `567`. They are copied as one. */
function groupsOf(number: string): { start: number; text: string }[] {
  if (!/^P\d{9}$/i.test(number)) return [{ start: 0, text: number }];
  return [0, 4, 7].map((start, at, starts) => ({ start, text: number.slice(start, starts[at + 1]) }));
}

function Missing({ patrol, now }: EventNumberProps) {
  const { text, ring } = eccAdvice(patrol, now, useZone());
  return (
    <>
      <div role="status" className={classes.text}>
        <p className={classes.hint}>{recordPageTexts.noEventNumber}</p>
        <p className={classes.advice}>{text}</p>
      </div>
      {ring && <CallButton />}
    </>
  );
}

/** Rings the ECC, or the number of the police that stands in for it (product 17.42). */
function CallButton() {
  const { data: organization } = useQuery(myOrganizationQuery);
  const standIn = standInsIn(useZone())?.police;
  const phone = organization && (organization.ecc.phone ?? standIn);
  const href = useTelHref()(phone ?? '');
  if (!phone || href === null) return null;
  const label = phone === standIn ? eccCallTexts.ringNumber({ phone }) : eccCallTexts.ring;
  return (
    <Button className={classes.ring} component="a" variant="default" href={href} leftSection={<IconPhone />}>
      {label}
    </Button>
  );
}

/** What the crew of a running patrol without an event number is told, and whether it is to ring the ECC now. */
interface EccAdvice {
  text: string;
  ring: boolean;
}

/**
 * Returns the advice (product 17.41). A log-on that has not left has a warning of its own, with the same button.
 * The planned end makes no difference: the ECC should know who is out.
 */
function eccAdvice(patrol: Patrol, now: string, zone: string): EccAdvice {
  if (isTest(patrol)) return { text: recordPageTexts.notRungInTraining, ring: false };
  if (isLogOnUnsent(patrol, now)) return { text: recordPageTexts.logOnNotLeft, ring: false };
  if (!patrol.eccLogOnNotification) return { text: recordPageTexts.noLogOn, ring: true };
  const callAt = eccCallAt(patrol);
  if (isPast({ when: callAt }, now)) return { text: recordPageTexts.noReply, ring: true };
  return { text: recordPageTexts.replyPending({ time: formatTime(callAt, zone) }), ring: false };
}
