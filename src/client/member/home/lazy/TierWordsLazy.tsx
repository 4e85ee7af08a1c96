import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { TIERS } from '../../../../domain/settlement/standingRules.ts';
import type { EarnedTier } from '../../../../domain/settlement/standingRules.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { ArticleLink } from '../../../shared/help/ArticleLink.tsx';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { homeLoaderQuery } from '../homeLoader.ts';
import type { loader } from '../homeLoader.ts';
import type { homeLoaderQuery as HomeLoaderQuery } from '../../../../../codegen/relay/homeLoaderQuery.graphql.ts';
import type {
  TierWordsLazy_viewer$data,
  TierWordsLazy_viewer$key,
} from '../../../../../codegen/relay/TierWordsLazy_viewer.graphql.ts';

type Home = NonNullable<TierWordsLazy_viewer$data['home']>;

/** How a tier is determined and what each pays, with the member's own figures; loads on demand. */
export function TierWordsLazy() {
  const { viewer } = usePreloadedQuery<HomeLoaderQuery>(homeLoaderQuery, useScreenData<typeof loader>().home);
  const { home } = useFragment<TierWordsLazy_viewer$key>(
    graphql`
      fragment TierWordsLazy_viewer on Viewer {
        home {
          takingPart {
            can
          }
          standing {
              tier
              meanReductionPercent
              resultsCounted
              multiplierHundredths
              rules {
                goldPercent
                platinumPercent
                diamondPercent
                tierMultipliersHundredths
                tierResults
                tierWithFewerResults
              }
          }
        }
      }
    `,
    viewer,
  );
  return home == null ? null : <Words standing={home.standing} can={home.takingPart.can} />;
}

interface WordsProps {
  readonly standing: Home['standing'];
  readonly can: Home['takingPart']['can'];
}

function Words({ standing, can }: WordsProps) {
  const { words } = useApp().brand;
  const { average, hundredths, percent, tier: tierName } = useFormats();
  const { goldPercent, platinumPercent, diamondPercent, tierResults, tierWithFewerResults } = standing.rules;
  const multipliers = standing.rules.tierMultipliersHundredths;
  const tierPercents: Readonly<Record<EarnedTier, number>> = {
    Gold: goldPercent,
    Platinum: platinumPercent,
    Diamond: diamondPercent,
  };
  const reachedEarly = TIERS.findIndex((tier) => tier === tierWithFewerResults);
  const mean = standing.meanReductionPercent;
  return (
    <>
      <p>
        {mean == null ? (
          <FormattedMessage
            id="home.tier.why.setup"
            values={{ tier: tierName(standing.tier), can, events: words.reductionEvent.many }}
          />
        ) : (
          <FormattedMessage
            id="home.tier.why.mean"
            values={{ tier: tierName(standing.tier), ...average(mean), count: standing.resultsCounted }}
          />
        )}
      </p>
      <p>
        <FormattedMessage
          id="home.tier.pays"
          values={{
            tier: tierName(standing.tier),
            standard: standing.multiplierHundredths === 100 ? 'yes' : 'no',
            multiplier: hundredths(standing.multiplierHundredths),
          }}
        />
      </p>
      <ul className="stack stack-snug">
        {TIERS.map((tier, place) => (
          <li
            key={tier}
            className={tier === standing.tier ? 'strong' : 'muted'}
            aria-current={tier === standing.tier ? 'true' : undefined}
          >
            <FormattedMessage
              id={`home.tier.rule.${tier}`}
              values={{
                percent:
                  tier === 'Gold' || tier === 'Platinum' || tier === 'Diamond'
                    ? percent(tierPercents[tier])
                    : '',
                whole: place > reachedEarly ? 'yes' : 'no',
                asked: tierResults,
              }}
            />
            {' · '}
            <FormattedMessage
              id="home.tier.rate"
              values={{ multiplier: hundredths(multipliers[place] ?? 100) }}
            />
          </li>
        ))}
      </ul>
      <ArticleLink about="tiers" />
    </>
  );
}
