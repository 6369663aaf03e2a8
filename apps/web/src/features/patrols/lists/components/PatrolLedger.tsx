import type { PatrolListItem } from '@patrolbook/contract';
import { useWideScreen } from '../../../../lib/browser/screen.ts';
import { LedgerCard } from '../../../../ui/layout/LedgerCard.tsx';
import { LedgerTable } from '../../../../ui/layout/LedgerTable.tsx';
import { Row, RowList } from '../../../../ui/layout/RowList.tsx';
import { Pager } from '../../../../ui/list/Pager.tsx';
import { pageSize } from '../queries.ts';
import classes from './PatrolLedger.module.css';
import { When } from './When.tsx';
import { StackedWho, Who } from './Who.tsx';

interface PatrolLedgerProps {
  items: readonly PatrolListItem[];
  matches: number;
  skip: number;
  onSkip: (skip: number) => void;
  /** Prefetches a page. */
  onIntent: (skip: number) => void;
  /** Whether the previous page is still shown while the requested one loads. */
  waiting: boolean;
  /** Whether the Who column is shown; a phone's rows always name the people. */
  showWho: boolean;
}

/** A page of patrols: a table with the ledger margin, or rows on a phone. */
export function PatrolLedger(props: PatrolLedgerProps) {
  const { items, matches, skip, onSkip, onIntent, waiting, showWho } = props;
  const wide = useWideScreen();
  return (
    <LedgerCard>
      <div className={classes.rows} aria-busy={waiting}>
        {wide ? <Table items={items} showWho={showWho} /> : <Rows items={items} />}
      </div>
      <Pager skip={skip} limit={pageSize} matches={matches} onSkip={onSkip} onIntent={onIntent} />
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
