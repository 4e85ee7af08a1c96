import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../shared/format/useFormats.ts';

export interface StreakWordsProps {
  readonly streak: number;
  readonly bonusHundredths: number;
  /** What each event adds, and the most that all of them do. */
  readonly stepHundredths: number;
  readonly mostHundredths: number;
}

/** How a streak comes about and what it is good for. */
export function StreakWords({ streak, bonusHundredths, stepHundredths, mostHundredths }: StreakWordsProps) {
  const { percent } = useFormats();
  return (
    <>
      <p>
        <FormattedMessage id="home.streak.why" values={{ count: streak, bonus: percent(bonusHundredths) }} />
      </p>
      <p>
        <FormattedMessage id="home.streak.grows" values={{ step: percent(stepHundredths), most: percent(mostHundredths) }} />
      </p>
      <p className="muted">
        <FormattedMessage id="home.streak.ends" />
      </p>
    </>
  );
}
