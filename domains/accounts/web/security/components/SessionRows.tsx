import { IconDeviceLaptop } from '@tabler/icons-react';
import type { Session } from '#accounts/contract';
import { sessionTexts } from '#accounts/web/texts.ts';
import { useRoomyScreen } from '#lib/browser/screen.ts';
import { useZone } from '#people/web/profile.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { titleTexts } from '#texts/titles.ts';
import { Chip } from '#ui/display/Chip.tsx';
import { RelativeTime } from '#ui/display/RelativeTime.tsx';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { fullMoment, recentMoment } from '../moments.ts';
import { browserName } from '../session-text.ts';
import classes from './SessionRows.module.css';
import { SessionStatus } from './SessionStatus.tsx';

interface SessionRowsProps {
  sessions: readonly Session[];
  /** Called when a session was revoked and its button is about to disappear. */
  onRevoked: () => void;
}

/** The user's sessions as a table, or as rows where a table does not fit. */
export function SessionRows({ sessions, onRevoked }: SessionRowsProps) {
  return useRoomyScreen() ? (
    <div className={classes.table}>
      <DataTable
        head={[
          sessionTexts.issued,
          sessionTexts.ip,
          sessionTexts.lastRefreshed,
          sessionTexts.browser,
          fieldTexts.status,
        ]}
      >
        {sessions.map((session) => (
          <WideRow key={session._id} session={session} onRevoked={onRevoked} />
        ))}
      </DataTable>
    </div>
  ) : (
    <RowList>
      {sessions.map((session) => (
        <PhoneRow key={session._id} session={session} onRevoked={onRevoked} />
      ))}
    </RowList>
  );
}

interface RowProps {
  session: Session;
  onRevoked: () => void;
}

function WideRow({ session, onRevoked }: RowProps) {
  const zone = useZone();
  return (
    <tr>
      <td>{fullMoment(session.issued, zone)}</td>
      <td>{session.ips[0] ?? sessionTexts.unknown}</td>
      <td>
        <LastRefreshed session={session} />
      </td>
      <td>
        <div className={classes.browser}>
          {browserName(session.userAgent)}
          <SessionChips session={session} />
        </div>
      </td>
      <td>
        <SessionStatus session={session} onRevoked={onRevoked} />
      </td>
    </tr>
  );
}

function PhoneRow({ session, onRevoked }: RowProps) {
  const zone = useZone();
  return (
    <Row>
      <div className={classes.text}>
        <div className={classes.name}>{browserName(session.userAgent)}</div>
        <div className={classes.from}>
          {session.ips[0] ?? sessionTexts.unknown} · <LastRefreshed session={session} />
        </div>
        <div className={classes.issued}>
          {sessionTexts.issuedAt({ when: fullMoment(session.issued, zone) })}
        </div>
        <div className={classes.chips}>
          <SessionChips session={session} />
        </div>
      </div>
      <div className={classes.status}>
        <SessionStatus session={session} onRevoked={onRevoked} />
      </div>
    </Row>
  );
}

/** When a session was last refreshed, or issued if it never was. */
function LastRefreshed({ session }: { session: Session }) {
  const zone = useZone();
  return (
    <RelativeTime
      when={session.refreshed ?? session.issued}
      text={(at, now) => recentMoment(at, zone, now)}
    />
  );
}

/** Chips that mark the current session, one that began with more than the password, and one on a shared device. */
function SessionChips({ session }: { session: Session }) {
  return (
    <>
      {session.current && <Chip color="green">{sessionTexts.thisDevice}</Chip>}
      {session.began !== 'password' && <Chip color="gray">{sessionTexts.began(session.began)}</Chip>}
      {session.sharedDevice && (
        <Chip color="blue" icon={<IconDeviceLaptop size={14} />}>
          {titleTexts.sharedDevice}
        </Chip>
      )}
    </>
  );
}
