import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Wheel } from '../../../../codegen/rest/types.ts';
import { useIsWide } from '../../ui/useIsWide.ts';
import { Fairness } from './Fairness.tsx';
import { FreeEntry } from './FreeEntry.tsx';
import { MonthlyDraws } from './MonthlyDraws.tsx';
import { OddsTable } from './OddsTable.tsx';
import { SpinHistory } from './SpinHistory.tsx';
import { Wins } from './Wins.tsx';
import styles from './wheel.module.css';

interface AboutWheelProps {
  readonly wheel: Wheel;
  /** The odds changed while the member looked at the wheel. */
  readonly oddsChanged: boolean;
}

/** Everything beside the next spin, a line each; the odds are open where there is room, or news about them. */
export function AboutWheel({ wheel, oddsChanged }: AboutWheelProps) {
  const titleId = useId();
  const isWide = useIsWide();
  return (
    <section className="card card-flush" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['about']}>
        <FormattedMessage id="wheel.about" />
      </h2>
      <ul className="list">
        <OddsTable wheel={wheel} open={isWide || oddsChanged} />
        <SpinHistory history={wheel.history} />
        <FreeEntry wheel={wheel} />
        <MonthlyDraws wheel={wheel} />
        <Wins player={wheel.player} />
        <Fairness wheel={wheel} />
      </ul>
    </section>
  );
}
