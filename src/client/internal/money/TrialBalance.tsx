import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  TrialBalance_lines$data,
  TrialBalance_lines$key,
} from '../../../../codegen/relay/TrialBalance_lines.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CompleteList } from '../shared/list/CompleteList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useAccountName } from './useAccountName.ts';
import { useBookAmount } from './useBookAmount.ts';

type Line = TrialBalance_lines$data[number];

/** Every account before and after the period, each opening its entries; each unit adds up to zero. */
export function TrialBalance({ lines: key }: { readonly lines: TrialBalance_lines$key }) {
  const intl = useIntl();
  const amount = useBookAmount();
  const accountName = useAccountName();
  const period = useListView().query.get('period') ?? undefined;
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
  const figure = (name: string, value: (line: Line) => number) => ({
    key: name,
    header: text(name),
    numeric: true,
    value,
    cell: (line: Line) => amount(value(line), line.unit),
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
        { key: 'unit', header: text('unit'), secondary: true, value: ({ unit }) => text(`unit.${unit}`) },
        figure('opening', ({ opening }) => opening),
        figure('received', ({ received }) => received),
        figure('given', ({ given }) => given),
        figure('closing', ({ closing }) => closing),
      ]}
      empty={text('none')}
    />
  );
}
