import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dateText, shortDayText } from '../../../domain/format/dates.ts';
import { addDays, daysBetween } from '../../../domain/meter/zone.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { StepChart } from '../../ui/charts/StepChart.tsx';
import type { WalletHistory } from '../../../../codegen/rest/types.ts';

/** The axis reaches at least this many cents or points, so that its ticks are whole. */
const LOWEST_TOP = 20;

/** The days that are named below the chart, as shares of its length. */
const MARKS = [0, 1 / 2, 1];

/** The balance of the latest 90 days, in money where points have a value. */
export function BalanceChart({ history }: { readonly history: WalletHistory }) {
  const intl = useIntl();
  const titleId = useId();
  const { locale, money, number, pay } = useFormats();
  const { from, to, opening, days } = history;
  const isMoney = opening.cents !== null;
  const length = daysBetween(from, to) + 1;
  const rows = [{ date: from, balance: opening }, ...days.filter(({ date }) => date !== from)];
  const first = days.find(({ date }) => date === from);
  if (first !== undefined) rows[0] = first;
  const now = rows.at(-1)?.balance ?? opening;
  return (
    <Card title={<FormattedMessage id="wallet.chart.title" />} titleId={titleId}>
      <StepChart
        steps={rows.map(({ date, balance }) => ({
          at: daysBetween(from, date) / length,
          value: balance.cents ?? balance.points,
        }))}
        lowestTop={LOWEST_TOP}
        label={isMoney ? money : number}
        unit={isMoney ? '' : intl.formatMessage({ id: 'wallet.chart.points' })}
        marks={MARKS.map((at) => ({
          at,
          text:
            at === 1
              ? intl.formatMessage({ id: 'format.day.today' })
              : shortDayText(addDays(from, Math.round(at * (length - 1))), locale),
        }))}
        summary={intl.formatMessage(
          { id: 'wallet.chart.summary' },
          { day: dateText(from, locale), before: pay(opening.points), now: pay(now.points) },
        )}
        headings={{
          step: intl.formatMessage({ id: 'wallet.chart.day' }),
          value: intl.formatMessage({ id: 'wallet.chart.balance' }),
        }}
        rows={rows.map(({ date, balance }) => ({
          key: date,
          name: dateText(date, locale),
          value: pay(balance.points),
        }))}
      />
    </Card>
  );
}
