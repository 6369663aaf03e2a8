import { Alert } from '@mantine/core';
import { IconBan, IconFlask, IconPencil } from '@tabler/icons-react';
import { formatDayMonth, formatName, formatTime, formatWeekday, type Stamp } from '#contract';
import { isDraft, isTest, type Patrol } from '#patrols/contract';
import { patrolDetailTexts } from '#patrols/web/texts.ts';
import { useDirectory } from '#people/web/directory.ts';
import { useZone } from '#people/web/profile.tsx';
import { cancelledText } from './cancel-mails.ts';
import classes from './PatrolBanners.module.css';

/** The banners above a patrol: TEST, DRAFT, CANCELLED (product 8.1). */
export function PatrolBanners({ patrol }: { patrol: Patrol }) {
  const { type, cancelled } = patrol;
  if (!isTest(patrol) && !isDraft(patrol) && !cancelled) return null;
  return (
    <div className={classes.banners}>
      {isTest(patrol) && (
        <Alert role="status" color="blue" icon={<IconFlask />} title={patrolDetailTexts.testTitle(type)}>
          {patrolDetailTexts.testMails}
        </Alert>
      )}
      {isDraft(patrol) && (
        <Alert role="status" color="orange" icon={<IconPencil />} title={patrolDetailTexts.draftTitle}>
          {patrolDetailTexts.draftMails(type)}
        </Alert>
      )}
      {cancelled && <Cancelled patrol={patrol} cancelled={cancelled} />}
    </div>
  );
}

function Cancelled({ patrol, cancelled }: { patrol: Patrol; cancelled: Stamp }) {
  const zone = useZone();
  const { when, by } = cancelled;
  const canceller = useDirectory()(by ?? '').data;
  const moment = {
    day: `${formatWeekday(when, zone)} ${formatDayMonth(when, zone)}`,
    time: formatTime(when, zone),
  };
  return (
    <Alert role="status" color="red" icon={<IconBan />} title={patrolDetailTexts.cancelledTitle}>
      {canceller
        ? patrolDetailTexts.cancelledBy({ ...moment, name: formatName(canceller) })
        : patrolDetailTexts.cancelled(moment)}{' '}
      {cancelledText(patrol)}
    </Alert>
  );
}
