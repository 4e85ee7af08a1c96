import { FormattedMessage } from 'react-intl';
import { ALGORITHM_RULES } from '../../../../domain/events/algorithms.ts';
import { formatNumber } from '../../../../domain/format/numbers.ts';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { CarryFigures } from '../CarryLine.tsx';
import { BookedAs } from './BookedAs.tsx';
import { Step } from './Step.tsx';
import styles from './Receipt.module.css';

/** The formula with its numbers, or why the reduction earns nothing. */
export function PayStep({ receipt }: { readonly receipt: SettledReceipt }) {
  const {
    energyUnit: unit,
    exactEnergy,
    hundredths,
    locale,
    number,
    pay: formatPay,
    percent,
    points,
    tier,
  } = useFormats();
  const { pay, rules, before, carry } = receipt;
  const { formula } = pay;
  const hasEarlier = carry !== undefined && carry.openWh < 0;
  const factor = formula.multiplierHundredths + formula.bonusHundredths;
  const exact = (formula.reductionWh * formula.pointsPerKwh * factor) / 100_000;
  return (
    <Step
      name="pay"
      answer={pay.payment === 'estimate' ? undefined : formatPay(pay.points)}
      open={pay.unpaidBecause !== null}
    >
      <CarryFigures receipt={receipt} />
      {pay.unpaidBecause !== null && (
        <p>
          <FormattedMessage
            id={
              pay.unpaidBecause === 'left' && receipt.away
                ? 'events.pay.unpaid.away'
                : pay.unpaidBecause === 'dead-band' && hasEarlier
                  ? 'events.pay.unpaid.leavesTooLittle'
                  : `events.pay.unpaid.${pay.unpaidBecause}`
            }
            values={{ band: percent(rules.deadBandPercent), energy: exactEnergy(formula.reductionWh) }}
          />
        </p>
      )}
      {pay.unpaidBecause === null && (
        <>
          <p>
            <FormattedMessage
              id="events.pay.factors"
              values={{
                tier: tier(before.tier),
                multiplier: hundredths(formula.multiplierHundredths),
                streak: before.streak,
                percent: percent(formula.bonusHundredths),
                standard: formula.multiplierHundredths === 100 ? 'yes' : 'no',
              }}
            />
          </p>
          <p className={styles['sum']}>
            <span>
              <FormattedMessage
                id="events.pay.formula"
                values={{
                  unit,
                  energy: exactEnergy(formula.reductionWh),
                  rate: points(formula.pointsPerKwh),
                  multiplier: hundredths(formula.multiplierHundredths),
                  bonus: hundredths(formula.bonusHundredths),
                  exact: formatNumber(exact, locale, { most: 3 }),
                  points: points(pay.reductionPoints),
                }}
              />
            </span>
          </p>
        </>
      )}
      <div className={styles['sum']}>
        <dl>
          <dt>
            <FormattedMessage id="events.pay.reduction" />
          </dt>
          <dd>{number(pay.reductionPoints)}</dd>
          {ALGORITHM_RULES[receipt.event.algorithm].participation && (
            <>
              <dt>
                <FormattedMessage id="events.pay.participation" />
              </dt>
              <dd>{number(pay.participationPoints)}</dd>
            </>
          )}
          <dt className={styles['total']}>
            <FormattedMessage id="events.pay.total" />
          </dt>
          <dd className={styles['total']}>{points(pay.points)}</dd>
        </dl>
        <BookedAs points={pay.points} watts={pay.watts} wattConversionRate={pay.wattConversionRate} />
      </div>
      {pay.payment !== 'paid' && (
        <p>
          <FormattedMessage id={`events.pay.payment.${pay.payment}`} />
        </p>
      )}
    </Step>
  );
}
