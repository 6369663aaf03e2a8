import { Button, SegmentedControl } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { type EccLogOnForm, eccLogOnMessage, eccLogOnScript } from '#ecc/contract';
import { eccLogOnTexts } from '#ecc/web/texts.ts';
import { useOnline } from '#lib/browser/online.ts';
import { keepFocus } from '#lib/form/forms.ts';
import { ApiError } from '#lib/http/api-error.ts';
import type { Refusal } from '#lib/queue/queue.ts';
import type { EccLogOnDetails, Patrol } from '#patrols/contract';
import { actionTexts } from '#texts/shared.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { CallEcc } from '../../CallEcc.tsx';
import { EccMessageText, Script } from './EccMessageText.tsx';
import { EventNumberCard } from './EventNumberCard.tsx';
import classes from './LogOn.module.css';
import '#ui/form/segmented-control.css';

interface MessageCardProps {
  patrol: Patrol;
  start: EccLogOnForm;
  details: EccLogOnDetails;
  /** ISO instant. */
  now: string;
  /** The id of the form that the button sends. */
  formId: string;
  /** Why the server did not take it. */
  refusal: Refusal | null;
}

/** What a log-on will say: by mail, or by phone with a field for the number that the ECC gives. */
export function MessageCard(props: MessageCardProps) {
  const { patrol, start, details, now } = props;
  const takesMail = start.ecc.takesMail || start.training;
  const [way, setWay] = useState('mail');
  if (takesMail && way === 'mail')
    return (
      <SectionCard title={eccLogOnTexts.message} action={<Ways way={way} onChange={setWay} />} padded>
        <div className={classes.message}>
          <EccMessageText message={eccLogOnMessage(start, details)} />
          {!start.withContacts && <p className={classes.hint}>{eccLogOnTexts.numbersAdded}</p>}
          <SendButton {...props} />
        </div>
      </SectionCard>
    );
  return (
    <div className={classes.message}>
      <SectionCard
        title={eccLogOnTexts.readOut}
        action={takesMail && <Ways way={way} onChange={setWay} />}
        padded
      >
        <div className={classes.message}>
          {!takesMail && <p>{eccLogOnTexts.noMail}</p>}
          {start.training && <p>{eccLogOnTexts.practise}</p>}
          <Script parts={eccLogOnScript(start, details)} />
          {!start.training && <CallEcc size="xl" phone={start.ecc.phone} />}
        </div>
      </SectionCard>
      {!patrol.eccLogOnResponse && <EventNumberCard patrol={patrol} now={now} />}
    </div>
  );
}

const ways = () => [
  { value: 'mail', label: eccLogOnTexts.byMail },
  { value: 'phone', label: eccLogOnTexts.byPhone },
];

function Ways({ way, onChange }: { way: string; onChange: (way: string) => void }) {
  return <SegmentedControl data={ways()} value={way} onChange={onChange} aria-label={eccLogOnTexts.way} />;
}

/** Sends the form. A crew that should stand down is offered to go back first. */
function SendButton({ patrol, start, formId, refusal }: MessageCardProps) {
  return (
    <>
      {refusal?.issues.length === 0 && (
        <ErrorCard
          title={eccLogOnTexts.notSent}
          error={new ApiError(refusal.status, refusal.code, refusal.message)}
        />
      )}
      {start.undermanned && (
        <ButtonLink size="xl" to="/patrol/$id" params={{ id: patrol._id }}>
          {actionTexts.goBack}
        </ButtonLink>
      )}
      <Button
        type="submit"
        size="xl"
        form={formId}
        variant={start.undermanned ? 'default' : 'filled'}
        leftSection={<IconSend />}
        onMouseDown={keepFocus}
      >
        {eccLogOnTexts.send}
      </Button>
      <p className={classes.hint}>{hintOf(start, useOnline())}</p>
    </>
  );
}

function hintOf({ crew, training }: EccLogOnForm, online: boolean): string {
  if (training) return online ? eccLogOnTexts.onlyToYou : eccLogOnTexts.trainingOffline;
  return online ? eccLogOnTexts.reachesCrew(crew.length) : eccLogOnTexts.offline;
}
