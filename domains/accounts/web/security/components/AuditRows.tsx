import type { Audit } from '#accounts/contract';
import { sessionTexts } from '#accounts/web/texts.ts';
import { useRoomyScreen } from '#lib/browser/screen.ts';
import { useNow } from '#lib/time/clock.ts';
import { useZone } from '#people/web/profile.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { shortMoment } from '../moments.ts';
import { auditText, browserName } from '../session-text.ts';
import { AuditIcon } from './AuditIcon.tsx';
import classes from './AuditRows.module.css';

/** The audit history as a table, or as rows where a table does not fit. */
export function AuditRows({ audits }: { audits: readonly Audit[] }) {
  return useRoomyScreen() ? (
    <div className={classes.table}>
      <DataTable head={[sessionTexts.event, sessionTexts.ip, sessionTexts.browser, fieldTexts.when]}>
        {audits.map((audit) => (
          <WideRow key={audit._id} audit={audit} />
        ))}
      </DataTable>
    </div>
  ) : (
    <RowList>
      {audits.map((audit) => (
        <PhoneRow key={audit._id} audit={audit} />
      ))}
    </RowList>
  );
}

function WideRow({ audit }: { audit: Audit }) {
  const { ips, userAgent } = audit.request.client;
  return (
    <tr>
      <td>
        <div className={classes.event}>
          <AuditIcon event={audit.event} />
          {auditText(audit)}
        </div>
      </td>
      <td>{ips[0] ?? sessionTexts.unknown}</td>
      <td>{browserName(userAgent)}</td>
      <td>
        <Stamp when={audit.when} />
      </td>
    </tr>
  );
}

function PhoneRow({ audit }: { audit: Audit }) {
  const { ips, userAgent } = audit.request.client;
  return (
    <Row>
      <AuditIcon event={audit.event} />
      <div className={classes.text}>
        <div className={classes.words}>{auditText(audit)}</div>
        <div className={classes.from}>
          <Stamp when={audit.when} /> · {ips[0] ?? sessionTexts.unknown} · {browserName(userAgent)}
        </div>
      </div>
    </Row>
  );
}

function Stamp({ when }: { when: string }) {
  const zone = useZone();
  const anHour = 3_600_000;
  return <time dateTime={when}>{shortMoment(when, zone, useNow(anHour))}</time>;
}
