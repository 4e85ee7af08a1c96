import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../platform/navigation/paths.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { homeLoaderQuery } from '../homeLoader.ts';
import type { loader } from '../homeLoader.ts';
import type { homeLoaderQuery as HomeLoaderQuery } from '../../../../../codegen/relay/homeLoaderQuery.graphql.ts';
import type {
  StreakWordsLazy_viewer$data,
  StreakWordsLazy_viewer$key,
} from '../../../../../codegen/relay/StreakWordsLazy_viewer.graphql.ts';

type Standing = NonNullable<StreakWordsLazy_viewer$data['home']>['standing'];

/**
 * How a streak builds up, what it earns and how it ends, with the figures of the member's program; loads when it is
 * asked for.
 */
export function StreakWordsLazy() {
  const { viewer } = usePreloadedQuery<HomeLoaderQuery>(homeLoaderQuery, useScreenData<typeof loader>().home);
  const { home } = useFragment<StreakWordsLazy_viewer$key>(
    graphql`
      fragment StreakWordsLazy_viewer on Viewer {
        home {
          standing {
            streak
            streakBonusHundredths
            rules {
              streakStepHundredths
              streakMaximumHundredths
              streakSoftLandingAbove
              streakSoftLanding
            }
          }
        }
      }
    `,
    viewer,
  );
  return home == null ? null : <Words standing={home.standing} />;
}

function Words({ standing: { streak, streakBonusHundredths, rules } }: { readonly standing: Standing }) {
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
      <p>
        <Link to={paths.season()}>
          <FormattedMessage id="events.count.season" />
        </Link>
      </p>
    </>
  );
}
