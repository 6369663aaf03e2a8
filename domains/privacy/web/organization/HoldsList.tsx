import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDateTime, formatLocalDate, formatTime, today } from '#contract';
import { pageSize } from '#lib/navigation/list-page.ts';
import { usePagedList } from '#lib/navigation/paged-list.ts';
import classes from '#membership/web/organizations/components/DetailRows.module.css';
import { datedTitle } from '#patrols/web/patrol-text.ts';
import { ReleaseDialog } from '#patrols/web/ReleaseDialog.tsx';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import type { CurrentHold } from '#privacy/contract';
import { Filled } from '#texts/Filled.tsx';
import { actionTexts } from '#texts/shared.ts';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { PagedCard } from '#ui/list/PagedCard.tsx';
import { patrolHoldTexts } from '../texts.ts';
import { holdsQuery, useReleaseHold, useWithdrawAnyRelease } from './privacy.ts';
import { organizationPrivacyTexts } from './texts.ts';

/** What is kept beyond its age, the one that ends first first (product 22.23). */
export function HoldsList() {
  const list = usePagedList(holdsQuery, 'holds');
  return (
    <PagedCard
      title={organizationPrivacyTexts.held}
      list={list}
      limit={pageSize}
      empty={<EmptyText row>{organizationPrivacyTexts.noneHeld}</EmptyText>}
      plain
    >
      {(holds) => (
        <RowList>
          {holds.map((hold) => (
            <HoldRow key={hold._id} hold={hold} />
          ))}
        </RowList>
      )}
    </PagedCard>
  );
}

function HoldRow({ hold }: { hold: CurrentHold }) {
  const zone = useZone();
  const lookup = useDirectory();
  const { reason, made } = hold;
  const times = { until: formatLocalDate(hold.until, zone), when: formatDateTime(made.when, zone) };
  return (
    <Row>
      <div className={classes.details}>
        <b>
          <Held hold={hold} />
        </b>
        <span>{reason}</span>
        <span className={classes.quiet}>
          {made.by ? (
            <Filled
              text={organizationPrivacyTexts.heldUntilBy}
              values={{ ...times, name: <PersonLookup lookup={lookup(made.by)} /> }}
            />
          ) : (
            organizationPrivacyTexts.heldUntil(times)
          )}
        </span>
        {hold.releasing && <Releasing releasing={hold.releasing} />}
      </div>
      {hold.releasing ? <WithdrawButton hold={hold} /> : <ReleaseButton hold={hold} />}
    </Row>
  );
}

/** Says who released it, and until when it is kept all the same. */
function Releasing({ releasing: { from, chosen } }: { releasing: NonNullable<CurrentHold['releasing']> }) {
  const zone = useZone();
  const lookup = useDirectory();
  const values = {
    when: formatDateTime(chosen.when, zone),
    date: formatLocalDate(today(from, zone), zone),
    name: chosen.by && <PersonLookup lookup={lookup(chosen.by)} />,
  };
  return (
    <span>
      <Filled text={chosen.by ? patrolHoldTexts.releasingBy : patrolHoldTexts.releasing} values={values} />
    </span>
  );
}

function ReleaseButton({ hold }: { hold: CurrentHold }) {
  const release = useReleaseHold();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" loading={release.isPending} onClick={() => setAsking(true)}>
        {actionTexts.release}
      </Button>
      <ReleaseDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onRelease={() => release.mutate({ id: hold.patrol._id, holdId: hold._id })}
      />
    </>
  );
}

function WithdrawButton({ hold }: { hold: CurrentHold }) {
  const withdraw = useWithdrawAnyRelease();
  return (
    <Button
      variant="default"
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate({ id: hold.patrol._id, holdId: hold._id })}
    >
      {actionTexts.withdraw}
    </Button>
  );
}

/** The patrol whose details are kept, or an incident of it. */
function Held({ hold: { patrol, incident } }: { hold: CurrentHold }) {
  const zone = useZone();
  const link = (
    <Link to="/patrol/$id" params={{ id: patrol._id }}>
      {datedTitle(patrol, zone)}
    </Link>
  );
  if (!incident) return link;
  const { what, when } = incident;
  const values = { patrol: link, what, time: formatTime(when, zone) };
  return <Filled text={organizationPrivacyTexts.incidentHeld} values={values} />;
}
