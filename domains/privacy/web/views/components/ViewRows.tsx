import { Link } from '@tanstack/react-router';
import { useRoomyScreen } from '#lib/browser/screen.ts';
import { datedTitle } from '#patrols/web/patrol-text.ts';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import type { View } from '#privacy/contract';
import { fieldTexts } from '#texts/shared.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { viewTexts } from '../texts.ts';
import { whatText, whenText } from '../view-text.ts';
import classes from './ViewRows.module.css';

/** The log as a table, or as rows where a table does not fit. */
export function ViewRows({ views }: { views: readonly View[] }) {
  return useRoomyScreen() ? (
    <div className={classes.table}>
      <DataTable head={[fieldTexts.who, viewTexts.saw, viewTexts.of, fieldTexts.when]}>
        {views.map((view) => (
          <WideRow key={view._id} view={view} />
        ))}
      </DataTable>
    </div>
  ) : (
    <RowList>
      {views.map((view) => (
        <PhoneRow key={view._id} view={view} />
      ))}
    </RowList>
  );
}

function WideRow({ view }: { view: View }) {
  const zone = useZone();
  return (
    <tr>
      <td>
        <Viewer id={view.by} />
      </td>
      <td>{whatText(view)}</td>
      <td>
        <Subject of={view.of} />
      </td>
      <td>{whenText(view, zone)}</td>
    </tr>
  );
}

function PhoneRow({ view }: { view: View }) {
  const zone = useZone();
  return (
    <Row>
      <div className={classes.text}>
        <b>
          <Viewer id={view.by} />
        </b>
        <span>{whatText(view)}</span>
        {view.of.kind !== 'several' && <Subject of={view.of} />}
        <span className={classes.when}>{whenText(view, zone)}</span>
      </div>
    </Row>
  );
}

/** Whoever is not in the organization reads for the installation. */
function Viewer({ id }: { id: string }) {
  const lookup = useDirectory()(id);
  return lookup.data === null ? viewTexts.superAdministrator : <PersonLookup lookup={lookup} />;
}

function Subject({ of }: { of: View['of'] }) {
  const zone = useZone();
  const lookup = useDirectory();
  if (of.kind === 'several') return null;
  return of.kind === 'patrol' ? (
    <Link to="/patrol/$id" params={{ id: of.patrol._id }}>
      {datedTitle(of.patrol, zone)}
    </Link>
  ) : (
    <Link to="/person/$id" params={{ id: of.personId }}>
      <PersonLookup lookup={lookup(of.personId)} />
    </Link>
  );
}
