import { formatDateTime } from '#contract';
import type { FailingAddress } from '#people/contract';
import { RowLink } from '#ui/layout/RowLink.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useDirectory } from './directory.ts';
import { useFailingAddresses } from './failing-addresses.tsx';
import { PersonLookup } from './PersonLookup.tsx';
import { useZone } from './profile.tsx';
import { peopleTexts } from './texts.ts';
import classes from './Unreached.module.css';

/**
 * Whom the last mail did not reach, on the start page of admins, since when and why; each leads to the person (product 11.13).
 * Renders nothing while mail reaches everybody, and for others.
 */
export function Unreached() {
  const failing = [...useFailingAddresses().values()];
  return failing.length > 0 && <UnreachedCard failing={failing} />;
}

function UnreachedCard({ failing }: { failing: readonly FailingAddress[] }) {
  const lookup = useDirectory();
  const zone = useZone();
  return (
    <SectionCard title={peopleTexts.mailFailedTitle} count={failing.length}>
      <RowList>
        {failing.map(({ _id, when, reason }) => (
          <Row key={_id}>
            <div className={classes.row}>
              <RowLink to="/person/$id" params={{ id: _id }}>
                <PersonLookup lookup={lookup(_id)} />
              </RowLink>
              <p className={classes.reason}>
                {formatDateTime(when, zone)}
                {reason && `: ${reason}`}
              </p>
            </div>
          </Row>
        ))}
      </RowList>
    </SectionCard>
  );
}
