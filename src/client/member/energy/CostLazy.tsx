import { FormattedMessage, useIntl } from 'react-intl';
import { dateText } from '../../../domain/format/dates.ts';
import type { EnergyCost } from '../../../../codegen/rest/types.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { COST_HEIGHT } from './cardHeights.ts';
import type { EnergyAddress } from './energyAddress.ts';
import { energyCost } from './energyQueries.ts';
import { PlanChoice } from './PlanChoice.tsx';
import styles from './energy.module.css';

const TITLE = 'energy-cost';

/** What the period costs by the utility's rate plan. Empty where no plan is known. */
export function CostLazy({ address }: { readonly address: EnergyAddress }) {
  const intl = useIntl();
  const height = COST_HEIGHT[address.period];
  const { data, isError } = useRestQuery(energyCost(useApp(), address));
  // Without it the rest of the page is whole.
  if (isError && data === undefined) return null;
  if (data === undefined)
    return (
      <SkeletonRegion label={intl.formatMessage({ id: 'energyCost.loading' })}>
        <Skeleton height={height} look="card" />
      </SkeletonRegion>
    );
  return data.cost === null ? null : (
    <div className={styles['fill']} style={{ minHeight: height }}>
      <Cost cost={data.cost} period={address.period} />
    </div>
  );
}

function Cost({ cost, period }: { readonly cost: EnergyCost; readonly period: EnergyAddress['period'] }) {
  const intl = useIntl();
  const { locale, money, duration } = useFormats();
  const { plan, month, missing_minutes: missing, first_day: first, last_day: last } = cost;
  const day = (date: string) => dateText(date, locale);
  return (
    <Card title={<FormattedMessage id="energyCost.title" />} titleId={TITLE}>
      <div className="stack">
        <div className="figures">
          <Figure
            value={money(plan.total_cents)}
            label={intl.formatMessage({ id: 'energyCost.total' }, { plan: plan.name })}
            large
          />
          {month !== null && (
            <Figure
              value={money(month.likely_cents)}
              label={intl.formatMessage(
                { id: 'energyCost.month' },
                { low: money(month.low_cents), high: money(month.high_cents) },
              )}
            />
          )}
        </div>
        <Parts plan={plan} />
        {period !== 'day' && (
          <p className="small muted">
            <FormattedMessage id="energyCost.days" values={{ from: day(first), to: day(last) }} />
          </p>
        )}
        {missing > 0 && (
          <p className="small muted">
            <FormattedMessage id="energyCost.missing" values={{ time: duration(missing * 60_000) }} />
          </p>
        )}
        {cost.plans.length > 1 && <OtherPlans cost={cost} />}
        <div>
          {cost.plans.length > 1 && <PlanChoice cost={cost} />}
          <Disclosure summary={<FormattedMessage id="energyCost.how" />}>
            <div className="stack stack-tight">
              <p>
                <FormattedMessage
                  id="energyCost.how.plan"
                  values={{
                    chosen: String(cost.is_plan_chosen),
                    utility: cost.utility_name,
                    plan: plan.name,
                  }}
                />
              </p>
              {month !== null && (
                <p>
                  <FormattedMessage id="energyCost.how.month" />
                </p>
              )}
              <p>
                <FormattedMessage id="energyCost.how.leftOut" />
              </p>
            </div>
          </Disclosure>
        </div>
      </div>
    </Card>
  );
}

/** The energy of each price, and the daily charge. */
function Parts({ plan }: { readonly plan: EnergyCost['plan'] }) {
  const intl = useIntl();
  const { energy, fullHour, money, number } = useFormats();
  const hours = ({ days, from_hour: from, to_hour: to }: (typeof plan.bands)[number], index: number) => {
    if (from === 0 && to === 24 && days === 'all')
      return intl.formatMessage({ id: index === 0 ? 'energyCost.band.whole' : 'energyCost.band.rest' });
    return intl.formatMessage(
      { id: from === 0 && to === 24 ? 'energyCost.band.days' : 'energyCost.band.hours' },
      { days, from: fullHour(from), to: fullHour(to % 24) },
    );
  };
  return (
    <table className={styles['parts']}>
      <caption className="visually-hidden">
        <FormattedMessage id="energyCost.parts" />
      </caption>
      <tbody>
        {plan.bands.map((band, index) => (
          <tr key={`${band.days} ${band.from_hour} ${band.to_hour}`}>
            <th scope="row">
              {hours(band, index)}
              <span className="small muted">
                <FormattedMessage
                  id="energyCost.price"
                  values={{ energy: energy(band.import_wh), price: number(band.rate / 100) }}
                />
              </span>
            </th>
            <td>{money(band.cents)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <FormattedMessage id="energyCost.standing" />
          </th>
          <td>{money(plan.standing_cents)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** What the utility's cheapest other plan would have cost. */
function OtherPlans({ cost: { plan, plans } }: { readonly cost: EnergyCost }) {
  const { money } = useFormats();
  const best = plans.find(({ code }) => code !== plan.code);
  if (best === undefined) return null;
  const difference = plan.total_cents - best.total_cents;
  return (
    <p>
      <FormattedMessage
        id="energyCost.other"
        values={{
          plan: best.name,
          total: money(best.total_cents),
          direction: difference > 0 ? 'less' : difference < 0 ? 'more' : 'same',
          difference: money(Math.abs(difference)),
        }}
      />
    </p>
  );
}
