import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#contract';
import { PatrolLink } from '#patrols/web/rows/PatrolLink.tsx';
import { useZone } from '#people/web/profile.tsx';
import type { Recorded, RecordedIncident } from '#privacy/contract';
import { actionTexts } from '#texts/shared.ts';
import { Row } from '#ui/layout/RowList.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useEraseRecorded } from './queries.ts';
import classes from './RecordedRow.module.css';
import { recordedTexts } from './texts.ts';

/** An incident with its people and vehicles wherever they stand; it leads to its patrol, where it is corrected, and can be erased. */
export function RecordedRow({ incident }: { incident: RecordedIncident }) {
  const zone = useZone();
  const { what, when, patrol, recorded, held, erasing } = incident;
  return (
    <Row>
      <div className={classes.row}>
        <div className={classes.text}>
          <PatrolLink id={patrol._id}>
            <b>{what}</b>, {formatDateTime(when, zone)}
          </PatrolLink>
          {recorded.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids and never change their order
            <p key={place} className={classes.recorded}>
              {recordedTexts.found(one.in, { what: wordsOf(one) })}
            </p>
          ))}
        </div>
        {held && <p className={classes.held}>{recordedTexts.held}</p>}
        {!held && erasing && (
          <p className={classes.held}>{recordedTexts.erasing({ date: formatDateTime(erasing, zone) })}</p>
        )}
        {!held && !erasing && <Erase incident={incident} />}
      </div>
    </Row>
  );
}

/** `J. Smith, 021 555 0177; silver Mazda NPR418; a blue cap` */
function wordsOf({ people, peopleDetails, vehicles }: Recorded): string {
  const persons = people.map(({ name, phone, email }) => [name, phone, email].filter(Boolean).join(', '));
  const cars = vehicles.map(({ color, make, model, rego }) =>
    [color, make, model, rego].filter(Boolean).join(' '),
  );
  return [...persons, ...cars, peopleDetails].filter(Boolean).join('; ');
}

function Erase({ incident: { _id, what, when } }: { incident: RecordedIncident }) {
  const zone = useZone();
  const [asking, setAsking] = useState(false);
  const erase = useEraseRecorded(_id);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="outline"
        color="red"
        aria-label={recordedTexts.eraseOf({ what, when: formatDateTime(when, zone) })}
        onClick={() => setAsking(true)}
      >
        {actionTexts.erase}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={recordedTexts.askBeforeErasing}
        choices={[
          { label: actionTexts.cancel, onClick: close },
          {
            label: actionTexts.erase,
            tone: 'danger',
            loading: erase.isPending,
            onClick: () => erase.mutate(undefined, { onSuccess: close }),
          },
        ]}
        onClose={close}
      >
        <p>{recordedTexts.erasingMeans}</p>
        <p className={classes.stays}>{recordedTexts.whatStays}</p>
      </ConfirmDialog>
    </>
  );
}
