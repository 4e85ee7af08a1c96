import { FormattedMessage } from 'react-intl';
import type { RealTimeReceipt } from '../../../../domain/settlement/realTime.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { BookedAs } from './BookedAs.tsx';
import { Step } from './Step.tsx';
import styles from './Receipt.module.css';

/** A real-time event pays per quarter-hour and device, without a baseline. Rates are in tenths of a point. */
export function DeviceStep({ receipt }: { readonly receipt: RealTimeReceipt }) {
  const { number, pay, points } = useFormats();
  return (
    <Step name="devices" answer={pay(receipt.points)} open={receipt.left}>
      <p>
        <FormattedMessage
          id="events.devices.text"
          values={{ count: receipt.devices.filter(({ quarters }) => quarters > 0).length }}
        />
      </p>
      {receipt.left && (
        <p>
          <FormattedMessage id={receipt.away ? 'events.devices.away' : 'events.devices.left'} />
        </p>
      )}
      <div className={styles['sum']}>
        <dl>
          {receipt.devices.map(({ deviceId, displayName, quarters, rateTenths }) => (
            <Line
              key={deviceId}
              name={displayName}
              quarters={quarters}
              rate={points(rateTenths / 10)}
              sum={number((quarters * rateTenths) / 10)}
            />
          ))}
          {receipt.participationPoints > 0 && (
            <>
              <dt>
                <FormattedMessage id="events.pay.participation" />
              </dt>
              <dd>{number(receipt.participationPoints)}</dd>
            </>
          )}
          <dt className={styles['total']}>
            <FormattedMessage id="events.pay.total" />
          </dt>
          <dd className={styles['total']}>{points(receipt.points)}</dd>
        </dl>
        <BookedAs
          points={receipt.points}
          watts={receipt.watts}
          wattConversionRate={receipt.wattConversionRate}
        />
      </div>
    </Step>
  );
}

interface LineProps {
  readonly name: string;
  readonly quarters: number;
  readonly rate: string;
  readonly sum: string;
}

function Line({ name, quarters, rate, sum }: LineProps) {
  return (
    <>
      <dt>
        <FormattedMessage id="events.devices.line" values={{ name, quarters, rate }} />
      </dt>
      <dd>{sum}</dd>
    </>
  );
}
