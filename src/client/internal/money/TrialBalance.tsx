import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  TrialBalance_lines$data,
  TrialBalance_lines$key,
} from '../../../../codegen/relay/TrialBalance_lines.graphql.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CompleteList } from '../shared/list/CompleteList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { spanOf, untilDay } from './periods.ts';
import { useAccountName } from './useAccountName.ts';
import { useBookAmount } from './useBookAmount.ts';

type Line = TrialBalance_lines$data[number];

const DAY_MS = 86_400_000;

/** Every account before and after the period, each opening its entries; each unit adds up to zero. */
export function TrialBalance({ lines: key }: { readonly lines: TrialBalance_lines$key }) {
  const intl = useIntl();
  const amount = useBookAmount();
  const accountName = useAccountName();
  const { currency } = useApp().brand;
  const now = useNow(DAY_MS);
  const period = useListView().query.get('period') ?? undefined;
  const { from, to } = spanOf(period ?? null, now);
  const dayBefore = new Date(Date.parse(from) - DAY_MS).toISOString().slice(0, 10);
  const lines = useFragment(
    graphql`
      fragment TrialBalance_lines on TrialLine @relay(plural: true) {
        account
        program
        unit
        opening
        received
        given
        closing
      }
    `,
    key,
  );
  const text = (name: string) => intl.formatMessage({ id: `internalMoney.trial.${name}` });
  const units = [...new Set(lines.map(({ unit }) => unit))];
  const off = units.filter(
    (unit) =>
      Math.round(
        lines.filter((line) => line.unit === unit).reduce((sum, { closing }) => sum + closing, 0) * 100,
      ) !== 0,
  );
  const figure = (
    name: string,
    value: (line: Line) => number,
    entries: Parameters<typeof staffPaths.internalBookEntries>[0],
  ) => ({
    key: name,
    header: text(name),
    numeric: true,
    // Hundredths of the currency; the file has whole units.
    value: (line: Line) => (line.unit === 'MONEY' ? value(line) / 100 : value(line)),
    cell: (line: Line) => (
      <Link to={staffPaths.internalBookEntries({ account: line.account, ...entries })}>
        {amount(value(line), line.unit)}
      </Link>
    ),
  });
  return (
    <CompleteList<Line>
      title={text('title')}
      file="trial-balance"
      rows={lines}
      rowKey={({ account, unit }) => `${unit}:${account}`}
      aside={
        <Badge tone={off.length === 0 ? 'saved' : 'error'}>
          <FormattedMessage id={`internalMoney.trial.${off.length === 0 ? 'balanced' : 'off'}`} />
        </Badge>
      }
      columns={[
        {
          key: 'account',
          header: text('account'),
          rowHeader: true,
          wraps: true,
          value: ({ account, program }) => accountName(account, program),
          cell: ({ account, program }) => (
            <Link to={staffPaths.internalBookEntries({ account, period })}>
              {accountName(account, program)}
            </Link>
          ),
        },
        {
          key: 'unit',
          header: text('unit'),
          secondary: true,
          value: ({ unit }) => (unit === 'MONEY' ? currency : text(`unit.${unit}`)),
          cell: ({ unit }) => text(`unit.${unit}`),
        },
        figure('opening', ({ opening }) => opening, { period: untilDay(dayBefore) }),
        figure('received', ({ received }) => received, { period, direction: 'RECEIVED' }),
        figure('given', ({ given }) => given, { period, direction: 'GIVEN' }),
        figure('closing', ({ closing }) => closing, { period: untilDay(to) }),
      ]}
      empty={text('none')}
    />
  );
}
