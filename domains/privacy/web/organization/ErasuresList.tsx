import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateTime, formatName } from '#contract';
import classes from '#membership/web/organizations/components/DetailRows.module.css';
import { SettingsSection } from '#membership/web/organizations/components/SettingsSection.tsx';
import { datedTitle } from '#patrols/web/patrol-text.ts';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import type { ComingErasure } from '#privacy/contract';
import { Filled } from '#texts/Filled.tsx';
import { actionTexts } from '#texts/shared.ts';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { erasuresQuery, useUndoErasure } from './privacy.ts';
import { organizationPrivacyTexts } from './texts.ts';

/** What will be erased within a day, who chose it, and Undo (product 22.27). Nothing if there is none. */
export function ErasuresList() {
  const { data } = useQuery(erasuresQuery);
  if (!data || data.items.length === 0) return null;
  return (
    <SettingsSection title={organizationPrivacyTexts.toBeErased}>
      <RowList>
        {data.items.map((erasure) => (
          <ErasureRow key={erasure._id} erasure={erasure} />
        ))}
      </RowList>
    </SettingsSection>
  );
}

function ErasureRow({ erasure }: { erasure: ComingErasure }) {
  const zone = useZone();
  const lookup = useDirectory();
  const undo = useUndoErasure();
  const { _id, chosen, due } = erasure;
  const values = {
    due: formatDateTime(due, zone),
    when: formatDateTime(chosen.when, zone),
    name: <PersonLookup lookup={lookup(chosen.by)} />,
  };
  return (
    <Row>
      <div className={classes.details}>
        <What erasure={erasure} />
        <span className={classes.quiet}>
          <Filled text={organizationPrivacyTexts.erasedOn} values={values} />
        </span>
      </div>
      <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(_id)}>
        {actionTexts.undo}
      </Button>
    </Row>
  );
}

/** Whose details, or people and plates of which incidents. */
function What({ erasure: { person, incidents } }: { erasure: ComingErasure }) {
  const zone = useZone();
  if (person) {
    const name = (
      <Link to="/person/$id" params={{ id: person._id }}>
        {formatName(person)}
      </Link>
    );
    return (
      <b>
        <Filled text={organizationPrivacyTexts.detailsOf} values={{ name }} />
      </b>
    );
  }
  return incidents.map(({ _id, what, when, patrol }) => {
    const link = (
      <Link to="/patrol/$id" params={{ id: patrol._id }}>
        {datedTitle(patrol, zone)}
      </Link>
    );
    const values = { patrol: link, what, time: formatDateTime(when, zone) };
    return (
      <b key={_id}>
        <Filled text={organizationPrivacyTexts.involvedOf} values={values} />
      </b>
    );
  });
}
