import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { useDays } from './useDays.ts';
import styles from './late.module.css';
import type { HowPlansCompare_result$key } from '../../../../../codegen/relay/HowPlansCompare_result.graphql.ts';

/** Explains which readings and prices were used and what was left out. */
export function HowPlansCompare({ result: key }: { readonly result: HowPlansCompare_result$key }) {
  const { money, number } = useFormats();
  const days = useDays();
  const result = useFragment(
    graphql`
      fragment HowPlansCompare_result on RatePlanOptimizerResult {
        currentRatePlanCode
        isCurrentRatePlanChosen
        utilityName
        from
        to
        daysRead
        yearWattHours
        plans {
          code
          name
          estimatedAnnualCost
        }
      }
    `,
    key,
  );
  const { utilityName: utility, daysRead, yearWattHours, plans, currentRatePlanCode: currentCode } = result;
  const current = plans.find(({ code }) => code === currentCode)?.name ?? currentCode;
  return (
    <Disclosure summary={<FormattedMessage id="homeMore.rates.how" />}>
      <div className="stack stack-tight">
        <p>
          <FormattedMessage
            id="homeMore.rates.readings"
            values={{
              ...days(result.from, result.to),
              days: daysRead,
              energy: number(Math.round(yearWattHours / 1000)),
            }}
          />
        </p>
        {daysRead < 365 && (
          <p>
            <FormattedMessage id="homeMore.rates.gaps" values={{ days: 365 - daysRead }} />
          </p>
        )}
        <p>
          <FormattedMessage
            id="homeMore.rates.assumed"
            values={{ plan: current, utility, chosen: String(result.isCurrentRatePlanChosen) }}
          />
        </p>
        <table className={styles['plans']}>
          <caption className="visually-hidden">
            <FormattedMessage id="homeMore.rates.table" />
          </caption>
          <tbody>
            {plans.map(({ code, name, estimatedAnnualCost }) => (
              <tr key={code}>
                <th scope="row">
                  {name} <span className="muted">({code})</span>
                </th>
                <td>
                  <FormattedMessage
                    id="homeMore.rates.year"
                    values={{ cost: money(Math.round(estimatedAnnualCost * 100)) }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small muted">
          <FormattedMessage id="homeMore.rates.leftOut" />
        </p>
      </div>
    </Disclosure>
  );
}
