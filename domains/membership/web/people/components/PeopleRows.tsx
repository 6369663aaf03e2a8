import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatName, formatYear } from '#contract';
import { useWideScreen } from '#lib/browser/screen.ts';
import type { ListSort } from '#lib/navigation/list-sort.ts';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { hasNoMail, hasNotSignedIn, isInvitationHeld, type Person } from '#people/contract';
import { AddressFailingChip, useFailingAddresses } from '#people/web/failing-addresses.tsx';
import { useZone } from '#people/web/profile.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { RowLink } from '#ui/layout/RowLink.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { patrolCountsQuery } from '../queries.ts';
import { peopleListTexts } from '../texts.ts';
import classes from './PeopleRows.module.css';
import { PersonPatrolCount } from './PersonPatrolCount.tsx';
import { RoleChips } from './RoleChips.tsx';

interface PeopleRowsProps {
  people: readonly Person[];
  sort: ListSort;
}

/** Name, year, patrols and roles in a table, or only names on narrow screens. Each row links to its person. */
export function PeopleRows({ people, sort }: PeopleRowsProps) {
  return useWideScreen() ? (
    <Table people={people} sort={sort} />
  ) : (
    <RowList>
      {people.map((person) => (
        <Row key={person._id}>
          <div className={classes.phoneRow}>
            <Name person={person} />
          </div>
          <IconChevronRight className={classes.phoneMore} />
        </Row>
      ))}
    </RowList>
  );
}

function Table({ people, sort }: PeopleRowsProps) {
  const counts = useQuery(patrolCountsQuery(people.map(({ _id }) => _id)));
  const { since, patrols, roles } = peopleListTexts;
  const fields = { [fieldTexts.name]: 'lastName', [since]: 'started' };
  return (
    <div className={classes.table}>
      <DataTable head={[fieldTexts.name, since, patrols, roles, '']} sort={{ by: sort, fields }}>
        {people.map((person) => (
          <WideRow key={person._id} person={person}>
            <PersonPatrolCount counts={counts} personId={person._id} />
          </WideRow>
        ))}
      </DataTable>
    </div>
  );
}

interface WideRowProps {
  person: Person;
  /** Their number of patrols. */
  children: ReactNode;
}

function WideRow({ person, children }: WideRowProps) {
  const zone = useZone();
  return (
    <tr>
      <td>
        <div className={classes.cell}>
          <Name person={person} />
        </div>
      </td>
      <td>{person.started && formatYear(person.started, zone)}</td>
      <td>{children}</td>
      <td>
        <RoleChips roles={person.roles ?? []} />
      </td>
      <td>
        <IconChevronRight />
      </td>
    </tr>
  );
}

function Name({ person }: { person: Person }) {
  const mail = useMailStatus(person);
  return (
    <>
      <RowLink className={classes.name} to="/person/$id" params={{ id: person._id }}>
        {formatName(person)}
      </RowLink>
      {person.finished !== null && <StatusChip status="finished" />}
      {mail === 'failing' ? <AddressFailingChip /> : mail && <StatusChip status={mail} />}
    </>
  );
}

/** What an unfinished person's row says of their mail; nothing where all is well. */
function useMailStatus(
  person: Person,
): 'failing' | 'no-mail' | 'shared-mail' | 'not-invited' | 'invited' | null {
  const failing = useFailingAddresses().has(person._id);
  if (failing) return 'failing';
  if (person.finished !== null) return null;
  if (hasNoMail(person)) return 'no-mail';
  if (person.mailVia) return 'shared-mail';
  if (isInvitationHeld(person)) return 'not-invited';
  return hasNotSignedIn(person) ? 'invited' : null;
}
