import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { DEFAULT_STANDING_RULES, TIERS } from '../../../domain/settlement/standingRules.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import type { TierWords_standing$key } from '../../../../codegen/relay/TierWords_standing.graphql.ts';

/** How a tier comes about, with the member's own figures. */
export function TierWords({ standing: key }: { readonly standing: TierWords_standing$key }) {
  const standing = useFragment(
    graphql`
      fragment TierWords_standing on Standing {
        tier
        meanReductionPercent
        resultsCounted
        multiplierHundredths
      }
    `,
    key,
  );
  const { hundredths, percent } = useFormats();
  const { tierPercent } = DEFAULT_STANDING_RULES;
  const mean = standing.meanReductionPercent;
  return (
    <>
      <p>
        {mean == null ? (
          <FormattedMessage id="home.tier.why.setup" values={{ tier: standing.tier }} />
        ) : (
          <FormattedMessage id="home.tier.why.mean" values={{ tier: standing.tier, mean: percent(mean), count: standing.resultsCounted }} />
        )}
      </p>
      <p>
        <FormattedMessage id="home.tier.pays" values={{ multiplier: hundredths(standing.multiplierHundredths) }} />
      </p>
      <ul className="stack stack-snug">
        {TIERS.map((tier) => (
          <li key={tier} className={tier === standing.tier ? 'strong' : 'muted'} aria-current={tier === standing.tier ? 'true' : undefined}>
            <FormattedMessage
              id={`home.tier.rule.${tier}`}
              values={{ percent: tier === 'Gold' || tier === 'Platinum' || tier === 'Diamond' ? percent(tierPercent[tier]) : '' }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
