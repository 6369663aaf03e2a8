import { Button } from '@mantine/core';
import { formatName, roleNames } from '@patrolbook/contract';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { Row, RowList } from '../../../ui/layout/RowList.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import classes from './Import.module.css';
import type { JudgedRow, JudgedRows } from './judge.ts';
import { roleOf } from './roles.ts';

interface ImportPreviewProps {
  judged: JudgedRows;
  error: Error | null;
  onLeaveOut: (number: number) => void;
  onTakeBack: (number: number) => void;
}

/** What becomes of each row: what to correct comes first. */
export function ImportPreview({ judged, error, onLeaveOut, onTakeBack }: ImportPreviewProps) {
  const leaveOut = { label: 'Leave Out', onPress: onLeaveOut };
  return (
    <>
      <div id="rows-to-correct" tabIndex={-1}>
        <Rows title="To Correct" rows={judged.wrong} action={leaveOut} />
      </div>
      {error && <ErrorCard title="Unable to check the table" error={error} />}
      <Rows title="To Add" rows={judged.added} action={leaveOut} />
      <Rows title="Stay As They Are" rows={judged.known} />
      <Rows title="Left Out" rows={judged.leftOut} action={{ label: 'Take Back', onPress: onTakeBack }} />
    </>
  );
}

interface RowsProps {
  title: string;
  rows: readonly JudgedRow[];
  action?: { label: string; onPress: (number: number) => void };
}

function Rows({ title, rows, action }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <SectionCard title={title} count={rows.length}>
      <RowList>
        {rows.map(({ row, words }) => (
          <Row key={row.number}>
            <div className={classes.row}>
              <div className={classes.person}>
                <span className={classes.name}>{formatName(row.person) || 'No name'}</span>
                <span className={classes.facts}>{factsOf(row)}</span>
                {words && (
                  <span className={title === 'To Correct' ? classes.wrong : classes.words}>{words}</span>
                )}
              </div>
              {action && (
                <Button
                  variant="subtle"
                  aria-label={`${action.label} row ${row.number}, ${formatName(row.person)}`}
                  onClick={() => action.onPress(row.number)}
                >
                  {action.label}
                </Button>
              )}
            </div>
          </Row>
        ))}
      </RowList>
    </SectionCard>
  );
}

function factsOf({ number, person: { email, phone, idNumber, roles } }: JudgedRow['row']): string {
  const names = roles.map((role) => {
    const known = roleOf(role);
    return known ? roleNames[known] : role;
  });
  return [`Row ${number}`, email, phone, idNumber, names.join(', ')].filter(Boolean).join(' · ');
}
