import { Button } from '@mantine/core';
import { formatName } from '#contract';
import { roleNames } from '#people/contract';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import classes from './Import.module.css';
import type { JudgedRow, JudgedRows } from './judge.ts';
import { roleOf } from './roles.ts';
import { importTexts } from './texts.ts';

interface ImportPreviewProps {
  judged: JudgedRows;
  error: Error | null;
  onLeaveOut: (number: number) => void;
  onTakeBack: (number: number) => void;
}

/** What becomes of each row: what to correct comes first. */
export function ImportPreview({ judged, error, onLeaveOut, onTakeBack }: ImportPreviewProps) {
  const leaveOut: RowAction = { does: 'leaveOut', onPress: onLeaveOut };
  return (
    <>
      <div id="rows-to-correct" tabIndex={-1}>
        <Rows title={importTexts.toCorrect} rows={judged.wrong} action={leaveOut} wrong />
      </div>
      {error && <ErrorCard title={importTexts.unableToCheck} error={error} />}
      <Rows title={importTexts.toAdd} rows={judged.added} action={leaveOut} />
      <Rows title={importTexts.stay} rows={judged.known} />
      <Rows
        title={importTexts.leftOut}
        rows={judged.leftOut}
        action={{ does: 'takeBack', onPress: onTakeBack }}
      />
    </>
  );
}

interface RowAction {
  does: 'leaveOut' | 'takeBack';
  onPress: (number: number) => void;
}

interface RowsProps {
  title: string;
  rows: readonly JudgedRow[];
  action?: RowAction;
  /** They have to be corrected. */
  wrong?: boolean;
}

function Rows({ title, rows, action, wrong }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <SectionCard title={title} count={rows.length}>
      <RowList>
        {rows.map(({ row, words }) => (
          <Row key={row.number}>
            <div className={classes.row}>
              <div className={classes.person}>
                <span className={classes.name}>{formatName(row.person) || importTexts.noName}</span>
                <span className={classes.facts}>{factsOf(row)}</span>
                {words && <span className={wrong ? classes.wrong : classes.words}>{words}</span>}
              </div>
              {action && (
                <Button
                  variant="subtle"
                  aria-label={importTexts.actionOnRow(action.does, {
                    number: row.number,
                    name: formatName(row.person),
                  })}
                  onClick={() => action.onPress(row.number)}
                >
                  {importTexts.action(action.does)}
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
  return [importTexts.row({ number }), email, phone, idNumber, names.join(', ')].filter(Boolean).join(' · ');
}
