import type { PatrolListItem } from '@patrolbook/contract';
import { useWideScreen } from '../../../../lib/browser/screen.ts';
import type { ListSort } from '../../../../lib/navigation/list-sort.ts';
import { DataTable } from '../../../../ui/layout/DataTable.tsx';
import { Row, RowList } from '../../../../ui/layout/RowList.tsx';
import classes from './PatrolTable.module.css';
import { When } from './When.tsx';
import { StackedWho, Who } from './Who.tsx';

interface PatrolTableProps {
  items: readonly PatrolListItem[];
  sort: ListSort;
  /** Whether the Who column is shown; a phone's rows always name the people. */
  showWho: boolean;
}

const fields = { When: 'when' };

/** A page of patrols: a table with a rule after the first column, or rows on a phone. */
export function PatrolTable({ items, ...columns }: PatrolTableProps) {
  return useWideScreen() ? <Table items={items} {...columns} /> : <Rows items={items} />;
}

function Table({ items, sort, showWho }: PatrolTableProps) {
  return (
    <DataTable head={showWho ? ['When', 'Who'] : ['When']} sort={{ by: sort, fields }} margin={showWho}>
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
