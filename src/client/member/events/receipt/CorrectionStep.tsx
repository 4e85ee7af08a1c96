import { FormattedMessage } from 'react-intl';
import type { EventReceipt, ReceiptChange } from '../../../../../codegen/rest/types.ts';
import { useNow } from '../../../platform/clock/useNow.ts';
import { difference } from '../../../../domain/settlement/difference.ts';
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
    <Step name="corrections" open>
      <ol>
        {versions.map((version) => {
          const at = new Date(version.settled_at);
          return (
            <li key={version.version} className={styles['line']}>
              <span>
                <FormattedMessage
                  id={`events.corrected.${version.change?.code ?? 'first'}`}
                  values={{ paid: paidNow(version.change) }}
                />{' '}
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

/** Whether a change of what counts as an estimate gave points or took them; `unknown` where none moved. */
function paidNow(change: ReceiptChange | null): 'yes' | 'no' | 'unknown' {
  if (change === null) return 'unknown';
  const { memberWatts, forgivenWatts } = change;
  if (memberWatts > 0) return 'yes';
  return memberWatts < 0 || forgivenWatts > 0 ? 'no' : 'unknown';
}

/** What changed, in figures, and what of it the member keeps. */
function Change({ change }: { readonly change: ReceiptChange }) {
  const { exactEnergy, pay, tier, watts } = useFormats();
  const { before, after } = change.reductionWh;
  return (
    <p className={styles['change']}>
      {before !== null && after !== null && before !== after && (
        <FormattedMessage
          id="events.change.energy"
          values={{
            before: exactEnergy(Math.abs(before)),
            beforeDirection: difference(before),
            after: exactEnergy(Math.abs(after)),
            afterDirection: difference(after),
          }}
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
      {change.carriedWh !== undefined && (
        <FormattedMessage
          id="events.change.carried"
          values={{
            before: exactEnergy(-change.carriedWh.before),
            after: exactEnergy(-change.carriedWh.after),
          }}
        />
      )}{' '}
      {change.points.before !== change.points.after && change.code !== 'payment-changed' && (
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
