import type { PatrolListItem } from '@patrolbook/contract';
import { useEffect } from 'react';
import { useWideScreen } from '../../../lib/screen.ts';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { LedgerTable } from '../../../ui/LedgerTable.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Row, RowList } from '../../../ui/RowList.tsx';
import { pageSize } from '../queries.ts';
import classes from './PatrolLedger.module.css';
import { When } from './When.tsx';
import { StackedWho, Who } from './Who.tsx';

interface PatrolLedgerProps {
  items: readonly PatrolListItem[];
  matches: number;
  skip: number;
  onSkip: (skip: number) => void;
  /** Shows the Who column; phones always name who. */
  showWho: boolean;
}

/** A page of patrols: a table with the ledger margin, or rows on a phone. */
export function PatrolLedger({ items, matches, skip, onSkip, showWho }: PatrolLedgerProps) {
  const wide = useWideScreen();
  useEffect(() => {
    // The page has emptied: patrols have passed from this list into the other.
    if (items.length === 0 && skip > 0) onSkip(Math.max(0, skip - pageSize));
  }, [items.length, skip, onSkip]);
  return (
    <LedgerCard>
      {wide ? <Table items={items} showWho={showWho} /> : <Rows items={items} />}
      <Pager skip={skip} limit={pageSize} matches={matches} onSkip={onSkip} />
    </LedgerCard>
  );
}

function Table({ items, showWho }: Pick<PatrolLedgerProps, 'items' | 'showWho'>) {
  return (
    <LedgerTable head={showWho ? ['When', 'Who'] : ['When']} margin={showWho}>
      {items.map((patrol) => (
        <tr key={patrol._id}>
          <td className={classes.when}>
            <When patrol={patrol} />
          </td>
          {showWho && (
            <td>
              <Who patrol={patrol} />
            </td>
          )}
        </tr>
      ))}
    </LedgerTable>
  );
}

function Rows({ items }: Pick<PatrolLedgerProps, 'items'>) {
  return (
    <RowList>
      {items.map((patrol) => (
        <Row key={patrol._id}>
          <When patrol={patrol}>
            <StackedWho patrol={patrol} />
          </When>
        </Row>
      ))}
    </RowList>
  );
}
