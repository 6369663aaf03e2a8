import { Button } from '@mantine/core';
import type { Passkey } from '#accounts/contract';
import { secondStepTexts } from '#accounts/web/texts.ts';
import { formatDate } from '#contract';
import { useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { actionTexts } from '#texts/shared.ts';
import { RelativeTime } from '#ui/display/RelativeTime.tsx';
import { Row } from '#ui/layout/RowList.tsx';
import { recentMoment } from '../moments.ts';
import classes from './PasskeyRow.module.css';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  /** Null if it cannot be removed. */
  onRemove: (() => void) | null;
}

/** A passkey: its name, when it was added and last used, and what can be done with it. */
export function PasskeyRow({ passkey: { name, added, lastUsed }, onRename, onRemove }: PasskeyRowProps) {
  const zone = useZone();
  return (
    <Row>
      <div className={classes.text}>
        <div className={classes.name}>{name}</div>
        <div className={classes.times}>
          {secondStepTexts.added({ date: formatDate(added, zone) })} ·{' '}
          {lastUsed ? (
            <Filled
              text={secondStepTexts.used}
              values={{
                when: <RelativeTime when={lastUsed} text={(at, now) => recentMoment(at, zone, now)} />,
              }}
            />
          ) : (
            secondStepTexts.notUsed
          )}
        </div>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" aria-label={secondStepTexts.renameOne({ name })} onClick={onRename}>
          {secondStepTexts.rename}
        </Button>
        {onRemove && (
          <Button
            variant="outline"
            color="red"
            aria-label={secondStepTexts.removeOne({ name })}
            onClick={onRemove}
          >
            {actionTexts.remove}
          </Button>
        )}
      </div>
    </Row>
  );
}
