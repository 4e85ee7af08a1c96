import { FormattedMessage } from 'react-intl';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Step } from './Step.tsx';

/** What the event did to tier and streak. Means are in hundredths of a percent. */
export function StandingStep({ receipt: { before, after } }: { readonly receipt: SettledReceipt }) {
  const { percent, tier } = useFormats();
  return (
    <Step name="standing">
      <p>
        <FormattedMessage
          id={before.tier === after.tier ? 'events.standing.tierKept' : 'events.standing.tierMoved'}
          values={{ before: tier(before.tier), after: tier(after.tier), known: String(after.meanReduction !== null), mean: percent((after.meanReduction ?? 0) / 100) }}
        />
      </p>
      <p>
        <FormattedMessage id={`events.standing.streak.${after.streakChange}`} values={{ before: before.streak, after: after.streak }} />
      </p>
    </Step>
  );
}
