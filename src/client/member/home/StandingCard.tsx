import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Obstacle } from '../../../domain/utility/takingPart.ts';
import { useApp } from '../../platform/screen/app.ts';
import { BalanceFigure } from '../../shared/balance/BalanceFigure.tsx';
import { LazySection } from '../../shared/LazySection.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { tierProgress } from './tierProgress.ts';
import styles from './Home.module.css';
import type {
  StandingCard_home$data,
  StandingCard_home$key,
} from '../../../../codegen/relay/StandingCard_home.graphql.ts';
import type { StandingCard_standing$key } from '../../../../codegen/relay/StandingCard_standing.graphql.ts';

const loadTierWords = async () => (await import('./lazy/TierWordsLazy.tsx')).TierWordsLazy;

const loadStreakWords = async () => (await import('./lazy/StreakWordsLazy.tsx')).StreakWordsLazy;

interface StandingCardProps {
  readonly home: StandingCard_home$key;
  /** Whether the brand shows tier and streak, and the balance (HOM-07). */
  readonly shows: { readonly standing: boolean; readonly balance: boolean };
}

/** Tier, streak and money in one row, with the way to the next tier; a tap explains each. */
export function StandingCard({ home: key, shows }: StandingCardProps) {
  const titleId = useId();
  const home = useFragment(
    graphql`
      fragment StandingCard_home on HomeSummary {
        standing {
          ...StandingCard_standing
        }
        takingPart {
          can
          why
        }
        balance {
          ...BalanceFigure_balance
        }
      }
    `,
    key,
  );
  if (!shows.standing && !shows.balance) return null;
  const balance = shows.balance && <BalanceFigure balance={home.balance} />;
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="stack">
        <h2 id={titleId}>
          <FormattedMessage id={shows.standing ? 'home.standing.title' : 'home.balance.title'} />
        </h2>
        {shows.standing ? (
          <Standing standing={home.standing} takingPart={home.takingPart}>
            {balance}
          </Standing>
        ) : (
          balance
        )}
      </div>
    </section>
  );
}

interface StandingProps {
  readonly standing: StandingCard_standing$key;
  readonly takingPart: StandingCard_home$data['takingPart'];
  /** Another figure in the row. */
  readonly children: ReactNode;
}

function Standing({ standing: key, takingPart: { can, why }, children }: StandingProps) {
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
  const { words } = useApp().brand;
  const progress = tierProgress({
    ...standing,
    resultsAsked: asked,
    why: (why ?? null) as Obstacle | null,
  });
  const wayText = intl.formatMessage(
    { id: `home.tier.way.${progress.asks}` },
    {
      next: standing.nextTier == null ? '' : tierName(standing.nextTier),
      percent: percent(standing.nextTierPercent ?? 0),
      ...average(standing.meanReductionPercent ?? 0),
      counted: standing.resultsCounted,
      asked,
      events: words.reductionEvent.many,
      yet: can === 'NO' ? 'no' : 'yes',
    },
  );
  return (
    <>
      <div className={`figures ${styles['standing']}`}>
        <Figure
          value={tierName(standing.tier)}
          label={intl.formatMessage(
            { id: 'home.tier.label' },
            {
              standard: standing.multiplierHundredths === 100 ? 'yes' : 'no',
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
        {children}
      </div>
      <div className="stack stack-snug">
        <Progress
          value={progress.share}
          label={intl.formatMessage({ id: 'home.tier.progress' })}
          valueText={wayText}
        />
        <p className="small muted">{wayText}</p>
      </div>
    </>
  );
}
