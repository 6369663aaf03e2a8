import type { Guest } from '@patrolbook/contract';
import { LedgerTable } from '../../../ui/LedgerTable.tsx';
import { Row, RowList } from '../../../ui/RowList.tsx';
import classes from './CrewCard.module.css';
import { RemoveButton } from './RemoveButton.tsx';
import type { Leaving } from './RemoveDialog.tsx';

interface GuestListProps {
  guests: readonly (Guest & { id: string })[];
  /** Given to those who may remove a guest now. */
  onRemove: ((who: Leaving) => void) | undefined;
}

const head = ['Name', 'Phone', 'Email'];

/** The guests on a wide screen. */
export function GuestTable({ guests, onRemove }: GuestListProps) {
  return (
    <LedgerTable head={onRemove ? [...head, ''] : head}>
      {guests.map((guest) => (
        <tr key={guest.id}>
          <td>{guest.name}</td>
          <td className={classes.phone}>{guest.phone}</td>
          <td className={classes.email}>{guest.email}</td>
          {onRemove && (
            <td className={classes.actions}>
              <RemoveButton name={guest.name} onClick={() => onRemove(guest)} />
            </td>
          )}
        </tr>
      ))}
    </LedgerTable>
  );
}

/** The guests on a phone. */
export function GuestRows({ guests, onRemove }: GuestListProps) {
  return (
    <RowList>
      {guests.map((guest) => (
        <Row key={guest.id}>
          <div className={classes.line}>
            <span className={classes.lineName}>{guest.name}</span>
            {onRemove && (
              <RemoveButton
                className={classes.lineAction}
                name={guest.name}
                onClick={() => onRemove(guest)}
              />
            )}
          </div>
        </Row>
      ))}
    </RowList>
  );
}
