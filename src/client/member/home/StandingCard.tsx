import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { TIERS } from '../../../domain/settlement/standingRules.ts';
import { LazySection } from '../../shared/LazySection.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { tierProgress } from './tierProgress.ts';
import type { StandingCard_standing$key } from '../../../../codegen/relay/StandingCard_standing.graphql.ts';

const loadTierWords = async () => (await import('./lazy/TierWordsLazy.tsx')).TierWordsLazy;

const loadStreakWords = async () => (await import('./lazy/StreakWordsLazy.tsx')).StreakWordsLazy;

/** Tier with the way to the next, and streak; a tap says how each came about. */
export function StandingCard({ standing: key }: { readonly standing: StandingCard_standing$key }) {
  const titleId = useId();
  const intl = useIntl();
  const { average, hundredths, number, percent, tier: tierName } = useFormats();
  const standing = useFragment(
    graphql`
      fragment StandingCard_standing on Standing {
        tier
        nextTier
        nextTierPercent
        multiplierHundredths
        meanReductionPercent
        resultsCounted
        streak
        rules {
          tierResults
        }
      }
    `,
    key,
  );
  const asked = standing.rules.tierResults;
  const progress = tierProgress({ ...standing, resultsAsked: asked });
  const rank = TIERS.findIndex((tier) => tier === standing.tier) + 1;
  const wayText = intl.formatMessage(
    { id: `home.tier.way.${progress.asks}` },
    {
      next: standing.nextTier == null ? '' : tierName(standing.nextTier),
      percent: percent(standing.nextTierPercent ?? 0),
      ...average(standing.meanReductionPercent ?? 0),
      counted: standing.resultsCounted,
      asked,
    },
  );
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="stack">
        <h2 id={titleId}>
          <FormattedMessage id="home.standing.title" />
        </h2>
        <div className="figures">
          <Figure
            value={tierName(standing.tier)}
            label={intl.formatMessage(
              { id: 'home.tier.label' },
              {
                rank,
                all: TIERS.length,
                multiplier: hundredths(standing.multiplierHundredths),
              },
            )}
            explanation={
              <LazySection name="TierWordsLazy" load={loadTierWords}>
                <Skeleton height={320} />
              </LazySection>
            }
          />
          <Figure
            value={number(standing.streak)}
            label={intl.formatMessage({ id: 'home.streak.label' }, { count: standing.streak })}
            explanation={
              <LazySection name="StreakWordsLazy" load={loadStreakWords}>
                <Skeleton height={200} />
              </LazySection>
            }
          />
        </div>
        <div className="stack stack-snug">
          <Progress
            value={progress.share}
            label={intl.formatMessage({ id: 'home.tier.progress' })}
            valueText={wayText}
          />
          <p className="small muted">{wayText}</p>
        </div>
      </div>
    </section>
  );
}
