import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../shared/format/useFormats.ts';
import { useReturnDay } from '../../shared/format/useReturnDay.ts';
import styles from './cashout.module.css';

/** The facts of a cash-out before it is confirmed. */
export function CashoutReview({
  points,
  balance,
  to,
  held,
}: {
  readonly points: number;
  /** What the member can spend, in points. */
  readonly balance: number;
  readonly to: ReactNode;
  /** From when on it can be sent, because the destination is new; null: right away. */
  readonly held: string | null;
}) {
  const { pay } = useFormats();
  const returnDay = useReturnDay('cash');
  const facts = [
    ['amount', pay(points)],
    ['to', to],
    held === null
      ? (['arrives', <FormattedMessage key="when" id="cashout.check.soon" />] as const)
      : ([
          'goesOut',
          <FormattedMessage key="when" id="cashout.check.later" values={{ when: held }} />,
        ] as const),
    ['left', pay(balance - points)],
  ] as const;
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="muted">
              <FormattedMessage id={`cashout.check.${name}`} />
            </dt>
            <dd className={name === 'amount' ? 'strong' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        <FormattedMessage id="cashout.check.promise" values={{ pay: pay(points), day: returnDay }} />
      </p>
    </>
  );
}
