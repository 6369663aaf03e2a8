import { IconChevronRight } from '@tabler/icons-react';
import { useWideScreen } from '#lib/browser/screen.ts';
import type { ListSort } from '#lib/navigation/list-sort.ts';
import type { OrganizationListItem } from '#organizations/contract';
import { fieldTexts } from '#texts/shared.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { RowLink } from '#ui/layout/RowLink.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import classes from './OrganizationRows.module.css';

interface OrganizationRowsProps {
  organizations: readonly OrganizationListItem[];
  sort: ListSort;
}

/** Code and name side by side, or stacked on narrow screens. Each row links to its organization. */
export function OrganizationRows({ organizations, sort }: OrganizationRowsProps) {
  return useWideScreen() ? (
    <div className={classes.table}>
      <DataTable
        head={[fieldTexts.code, fieldTexts.name, '']}
        sort={{ by: sort, fields: { [fieldTexts.code]: 'code', [fieldTexts.name]: 'name' } }}
        margin
      >
        {organizations.map(({ _id, code, name }) => (
          <tr key={_id}>
            <td className={classes.code}>{code}</td>
            <td>
              <RowLink to="/organization/$id" params={{ id: _id }}>
                {name}
              </RowLink>
            </td>
            <td className={classes.more}>
              <IconChevronRight />
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  ) : (
    <RowList>
      {organizations.map(({ _id, code, name }) => (
        <Row key={_id}>
          <RowLink className={classes.phoneRow} to="/organization/$id" params={{ id: _id }}>
            <span className={classes.name}>{name}</span>
            <span className={classes.phoneCode}>{code}</span>
          </RowLink>
          <IconChevronRight className={classes.phoneMore} />
        </Row>
      ))}
    </RowList>
  );
}
