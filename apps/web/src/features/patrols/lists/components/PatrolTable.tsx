import type { PatrolListItem } from '@patrolbook/contract';
import { useWideScreen } from '../../../../lib/browser/screen.ts';
import { DataTable } from '../../../../ui/layout/DataTable.tsx';
import { Row, RowList } from '../../../../ui/layout/RowList.tsx';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import { Pager } from '../../../../ui/list/Pager.tsx';
import { pageSize } from '../queries.ts';
import classes from './PatrolTable.module.css';
import { When } from './When.tsx';
import { StackedWho, Who } from './Who.tsx';

interface PatrolTableProps {
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
export function PatrolTable(props: PatrolTableProps) {
  const { items, matches, skip, onSkip, onIntent, waiting, showWho } = props;
  const wide = useWideScreen();
  return (
    <SectionCard>
      <div className={classes.rows} aria-busy={waiting}>
        {wide ? <Table items={items} showWho={showWho} /> : <Rows items={items} />}
      </div>
      <Pager skip={skip} limit={pageSize} matches={matches} onSkip={onSkip} onIntent={onIntent} />
    </SectionCard>
  );
}

function Table({ items, showWho }: Pick<PatrolTableProps, 'items' | 'showWho'>) {
  return (
    <DataTable head={showWho ? ['When', 'Who'] : ['When']} margin={showWho}>
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
    </DataTable>
  );
}

function Rows({ items }: Pick<PatrolTableProps, 'items'>) {
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
