import { FormattedMessage } from 'react-intl';
import { DEFAULT_STANDING_RULES } from '../../../domain/settlement/standingRules.ts';
import { useFormats } from '../../shared/format/useFormats.ts';

/** How a streak comes about and what it is good for. */
export function StreakWords({ streak, bonusHundredths }: { readonly streak: number; readonly bonusHundredths: number }) {
  const { percent } = useFormats();
  const { streakStepHundredths, streakMaximumHundredths } = DEFAULT_STANDING_RULES;
  return (
    <>
      <p>
        <FormattedMessage id="home.streak.why" values={{ count: streak, bonus: percent(bonusHundredths) }} />
      </p>
      <p>
        <FormattedMessage id="home.streak.grows" values={{ step: percent(streakStepHundredths), most: percent(streakMaximumHundredths) }} />
      </p>
      <p className="muted">
        <FormattedMessage id="home.streak.ends" />
      </p>
    </>
  );
}
