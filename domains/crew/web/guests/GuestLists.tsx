import type { Guest } from '#patrols/contract';
import { PhoneLink } from '#people/web/PhoneLink.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { EmailLink } from '#ui/display/ContactLink.tsx';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import classes from '../card/CrewCard.module.css';
import type { Removing } from '../card/crew.ts';
import { isSaved } from '../card/patches.ts';
import { RemoveButton } from '../card/RemoveButton.tsx';

interface GuestListProps {
  guests: readonly (Guest & { id: string })[];
  removing: Removing | undefined;
}

/** The guests on a wide screen, with their contacts for those who may see them (product 2.11). */
export function GuestTable({ guests, removing }: GuestListProps) {
  const withContacts = guests.some(({ phone }) => phone !== undefined);
  const head = withContacts ? [fieldTexts.name, fieldTexts.phone, fieldTexts.email] : [fieldTexts.name];
  return (
    <DataTable head={removing ? [...head, ''] : head}>
      {guests.map((guest) => (
        <tr key={guest.id}>
          <td>{guest.name}</td>
          {withContacts && (
            <>
              <td className={classes.phone}>{guest.phone && <PhoneLink>{guest.phone}</PhoneLink>}</td>
              <td className={classes.email}>{guest.email && <EmailLink>{guest.email}</EmailLink>}</td>
            </>
          )}
          {removing && (
            <td className={classes.actions} data-screen-only>
              {isSaved(guest.id) && (
                <RemoveButton
                  ref={removing.rowRef(guest.id)}
                  name={guest.name}
                  onClick={() => removing.ask(guest)}
                />
              )}
            </td>
          )}
        </tr>
      ))}
    </DataTable>
  );
}

/** The guests on a phone. */
export function GuestRows({ guests, removing }: GuestListProps) {
  return (
    <RowList>
      {guests.map((guest) => (
        <Row key={guest.id}>
          <div className={classes.line}>
            <div className={classes.lineName}>
              {guest.name}
              {guest.phone && (
                <p className={classes.contact}>
                  <PhoneLink>{guest.phone}</PhoneLink>
                </p>
              )}
              {guest.email && (
                <p className={classes.contact}>
                  <EmailLink>{guest.email}</EmailLink>
                </p>
              )}
            </div>
            {removing && isSaved(guest.id) && (
              <RemoveButton
                ref={removing.rowRef(guest.id)}
                className={classes.lineAction}
                name={guest.name}
                onClick={() => removing.ask(guest)}
              />
            )}
          </div>
        </Row>
      ))}
    </RowList>
  );
}
