import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { TIERS } from '../../../domain/settlement/standingRules.ts';
import type { EarnedTier } from '../../../domain/settlement/standingRules.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import type { TierWords_standing$key } from '../../../../codegen/relay/TierWords_standing.graphql.ts';

/** How a tier is determined, with the member's own figures. */
export function TierWords({ standing: key }: { readonly standing: TierWords_standing$key }) {
  const standing = useFragment(
    graphql`
      fragment TierWords_standing on Standing {
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
    `,
    key,
  );
  const { average, hundredths, percent, tier: tierName } = useFormats();
  const { goldPercent, platinumPercent, diamondPercent, tierResults, tierWithFewerResults } = standing.rules;
  const multipliers = standing.rules.tierMultipliersHundredths;
  const percentOf: Readonly<Record<EarnedTier, number>> = {
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
          <FormattedMessage id="home.tier.why.setup" values={{ tier: tierName(standing.tier) }} />
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
                    ? percent(percentOf[tier])
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
    </>
  );
}
