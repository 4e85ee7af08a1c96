import { FormattedMessage } from 'react-intl';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import type { StreakChange } from '../../../../domain/settlement/streak.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Step } from './Step.tsx';

export interface StandingStepProps {
  /** Tier before and after, with the mean in hundredths of a percent; absent when the event doesn't affect the tier. */
  readonly tier?: Pick<SettledReceipt, 'before' | 'after'>;
  readonly streak: { readonly before: number; readonly after: number; readonly change: StreakChange };
}

/** The event's effect on tier and streak. */
export function StandingStep({ tier, streak: { before, after, change } }: StandingStepProps) {
  const { tier: tierName } = useFormats();
  return (
    <Step name="standing" answer={tier && tierName(tier.after.tier)}>
      {tier !== undefined && <TierWords {...tier} />}
      <p>
        <FormattedMessage id={`events.standing.streak.${change}`} values={{ before, after }} />
      </p>
    </Step>
  );
}

function TierWords({ before, after }: Pick<SettledReceipt, 'before' | 'after'>) {
  const { average, tier } = useFormats();
  return (
    <p>
      <FormattedMessage
        id={before.tier === after.tier ? 'events.standing.tierKept' : 'events.standing.tierMoved'}
        values={{
          before: tier(before.tier),
          after: tier(after.tier),
          known: String(after.meanReduction !== null),
          ...average((after.meanReduction ?? 0) / 100),
        }}
      />
    </p>
  );
}
