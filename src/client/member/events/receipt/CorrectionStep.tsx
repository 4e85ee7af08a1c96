import { FormattedMessage } from 'react-intl';
import type { EventReceipt, ReceiptChange } from '../../../../../codegen/rest/types.ts';
import { useNow } from '../../../platform/clock/useNow.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Step } from './Step.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from './Receipt.module.css';

export interface CorrectionStepProps {
  readonly versions: EventReceipt['versions'];
  readonly timeZone: string;
}

/** Every settlement of the result, with what changed. Every change of a result is explained. */
export function CorrectionStep({ versions, timeZone }: CorrectionStepProps) {
  const now = useNow(60_000);
  const { moment, pay } = useFormats();
  return (
    <Step name="corrections">
      <ol>
        {versions.map((version) => {
          const at = new Date(version.settled_at);
          return (
            <li key={version.version} className={styles['line']}>
              <span>
                <FormattedMessage id={`events.corrected.${version.change?.code ?? 'first'}`} />{' '}
                <span className={cx('small muted number', styles['at'])}>{moment(at, timeZone, now)}</span>
              </span>
              <span className="number strong">{pay(version.points)}</span>
              {version.change !== null && <Change change={version.change} />}
            </li>
          );
        })}
      </ol>
    </Step>
  );
}

/** What changed, in figures, and what of it the member keeps. */
function Change({ change }: { readonly change: ReceiptChange }) {
  const { energy, pay, tier, watts } = useFormats();
  const { before, after } = change.reductionWh;
  return (
    <p className={styles['change']}>
      {before !== null && after !== null && before !== after && (
        <FormattedMessage
          id="events.change.energy"
          values={{ before: energy(before), after: energy(after) }}
        />
      )}{' '}
      {change.tier.before !== change.tier.after && (
        <FormattedMessage
          id="events.change.tier"
          values={{ before: tier(change.tier.before), after: tier(change.tier.after) }}
        />
      )}{' '}
      {change.streak.before !== change.streak.after && (
        <FormattedMessage id="events.change.streak" values={change.streak} />
      )}{' '}
      {change.points.before !== change.points.after && (
        <FormattedMessage
          id="events.change.pay"
          values={{ before: pay(change.points.before), after: pay(change.points.after) }}
        />
      )}{' '}
      {change.forgivenWatts > 0 && (
        <FormattedMessage id="events.change.forgiven" values={{ watts: watts(change.forgivenWatts) }} />
      )}
    </p>
  );
}
