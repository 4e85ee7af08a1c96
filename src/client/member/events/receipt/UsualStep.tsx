import { FormattedMessage } from 'react-intl';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { DaysLeftOut } from './DaysLeftOut.tsx';
import { DaysUsed } from './DaysUsed.tsx';
import { Step } from './Step.tsx';

/** The baseline: which days, which not and why, and the adjustment. */
export function UsualStep({ receipt }: { readonly receipt: SettledReceipt }) {
  const { exactEnergy } = useFormats();
  const { daysUsed, daysRejected, rules, event, baselineWh } = receipt;
  return (
    <Step name="usual">
      <p>
        <FormattedMessage
          id={`events.usual.${rules.baselineRule}`}
          values={{ count: daysUsed.length, dayType: event.dayType, energy: <strong className="number">{exactEnergy(baselineWh)}</strong> }}
        />
      </p>
      <Adjustment receipt={receipt} />
      <div>
        <Disclosure summary={<FormattedMessage id="events.usual.used" values={{ count: daysUsed.length }} />}>
          <DaysUsed days={daysUsed} />
        </Disclosure>
        {daysRejected.length > 0 && (
          <Disclosure summary={<FormattedMessage id="events.usual.leftOut" values={{ count: daysRejected.length }} />}>
            <DaysLeftOut days={daysRejected} />
          </Disclosure>
        )}
      </div>
    </Step>
  );
}

/** The same-day adjustment, where the program has one. The ratio is in ten-thousandths. */
function Adjustment({ receipt: { adjustment, rules } }: { readonly receipt: SettledReceipt }) {
  const { exactEnergy, percent } = useFormats();
  if (adjustment === null) return null;
  const { eventMWh, ratio } = adjustment;
  return (
    <p>
      {ratio === null ? (
        <FormattedMessage id="events.usual.adjustment.none" values={{ from: rules.adjustmentFromHours, to: rules.adjustmentToHours }} />
      ) : (
        <FormattedMessage
          id="events.usual.adjustment"
          values={{
            from: rules.adjustmentFromHours,
            to: rules.adjustmentToHours,
            measured: percent(ratio.measured / 100),
            used: percent(ratio.used / 100),
            clamped: String(ratio.measured !== ratio.used),
          }}
        />
      )}{' '}
      {eventMWh !== null && <FormattedMessage id="events.usual.adjustment.energy" values={{ energy: exactEnergy(eventMWh / 1000) }} />}
    </p>
  );
}
