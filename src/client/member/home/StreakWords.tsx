import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormats } from '../../shared/format/useFormats.ts';
import type { StreakWords_standing$key } from '../../../../codegen/relay/StreakWords_standing.graphql.ts';

/** How a streak builds up, what it earns and how it ends, with the figures of the member's program. */
export function StreakWords({ standing: key }: { readonly standing: StreakWords_standing$key }) {
  const { streak, streakBonusHundredths, rules } = useFragment(
    graphql`
      fragment StreakWords_standing on Standing {
        streak
        streakBonusHundredths
        rules {
          streakStepHundredths
          streakMaximumHundredths
          streakSoftLandingAbove
          streakSoftLanding
        }
      }
    `,
    key,
  );
  const { number, percent } = useFormats();
  return (
    <>
      <p>
        <FormattedMessage
          id="home.streak.why"
          values={{ count: streak, bonus: percent(streakBonusHundredths) }}
        />
      </p>
      <p>
        <FormattedMessage
          id="home.streak.grows"
          values={{ step: percent(rules.streakStepHundredths), most: percent(rules.streakMaximumHundredths) }}
        />
      </p>
      <p className="muted">
        <FormattedMessage id="home.streak.ends" />{' '}
        <FormattedMessage
          id="home.streak.soft"
          values={{ above: number(rules.streakSoftLandingAbove), to: number(rules.streakSoftLanding) }}
        />
      </p>
    </>
  );
}
