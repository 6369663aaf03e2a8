import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatLocalDate, formatName } from '#contract';
import { organizationSettingTexts } from '#membership/web/texts.ts';
import { useZone } from '#people/web/profile.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { withoutSecondStepQuery } from '../without-second-step.ts';
import classes from './DetailRows.module.css';

/** Who needs a second step and has none, and from when on (product 9.25). Not there if nobody lacks one. */
export function WithoutSecondStepList() {
  const zone = useZone();
  const { data, error, refetch } = useQuery(withoutSecondStepQuery);
  if (error && !data)
    return (
      <ErrorCard
        title={organizationSettingTexts.unableToLoadWithoutSecondStep}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.items.length === 0) return null;
  return (
    <SectionCard title={organizationSettingTexts.withoutSecondStep} count={data.items.length}>
      <RowList>
        {data.items.map(({ _id, due, isOverdue, ...name }) => (
          <Row key={_id}>
            <div className={classes.details}>
              <Link to="/person/$id" params={{ id: _id }}>
                {formatName(name)}
              </Link>
              <span className={classes.quiet}>
                {(isOverdue ? organizationSettingTexts.overdueSince : organizationSettingTexts.neededFrom)({
                  date: formatLocalDate(due, zone),
                })}
              </span>
            </div>
          </Row>
        ))}
      </RowList>
    </SectionCard>
  );
}
