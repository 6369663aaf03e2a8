import { Page } from '../layout/Page.tsx';
import { SectionCard } from '../layout/SectionCard.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';

/** Shown until both lists of a page are loaded; otherwise the first would push the second down the screen. */
export function CardSkeletons({ plain = false }: { plain?: boolean }) {
  return (
    <Page>
      {['first', 'second'].map((card) => (
        <SectionCard key={card}>
          <RowSkeletons plain={plain} quiet={card !== 'first'} />
        </SectionCard>
      ))}
    </Page>
  );
}
