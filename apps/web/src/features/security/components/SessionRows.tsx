import type { Session } from '@patrolbook/contract';
import { useZone } from '../../../lib/profile.tsx';
import { useRoomyScreen } from '../../../lib/screen.ts';
import { LedgerTable } from '../../../ui/LedgerTable.tsx';
import { Row, RowList } from '../../../ui/RowList.tsx';
import { browserName } from '../browser-name.ts';
import { fullMoment } from '../moments.ts';
import { LastRefreshed } from './LastRefreshed.tsx';
import { SessionChips } from './SessionChips.tsx';
import classes from './SessionRows.module.css';
import { SessionStatus } from './SessionStatus.tsx';

interface SessionRowsProps {
  sessions: readonly Session[];
  /** A session was ended, and its button with it. */
  onRevoked: () => void;
}

/** One's sign-ins as a table, or as rows where there is no room for one. */
export function SessionRows({ sessions, onRevoked }: SessionRowsProps) {
  return useRoomyScreen() ? (
    <div className={classes.table}>
      <LedgerTable head={['Issued', 'IP', 'Last refreshed', 'Browser', 'Status']}>
        {sessions.map((session) => (
          <WideRow key={session._id} session={session} onRevoked={onRevoked} />
        ))}
      </LedgerTable>
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
      <td>{session.ips[0] ?? 'unknown'}</td>
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
          {session.ips[0] ?? 'unknown'} · <LastRefreshed session={session} />
        </div>
        <div className={classes.issued}>Issued {fullMoment(session.issued, zone)}</div>
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
