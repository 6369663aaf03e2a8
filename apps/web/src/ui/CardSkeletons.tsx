import { LedgerCard } from './LedgerCard.tsx';
import { Page } from './Page.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';

/** A page of two lists until both are read: one after the other, the first would push the second down the screen. */
export function CardSkeletons({ plain = false }: { plain?: boolean }) {
  return (
    <Page>
      {['first', 'second'].map((card) => (
        <LedgerCard key={card}>
          <RowSkeletons plain={plain} />
        </LedgerCard>
      ))}
    </Page>
  );
}
