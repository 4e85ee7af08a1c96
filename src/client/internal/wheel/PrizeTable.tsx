import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  PrizeTable_prizes$data,
  PrizeTable_prizes$key,
} from '../../../../codegen/relay/PrizeTable_prizes.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { completeList } from '../shared/list/useStaffList.ts';

type Row = PrizeTable_prizes$data[number];

/** The prizes with their chances as they are now. */
export function PrizeTable({ prizes: key }: { readonly prizes: PrizeTable_prizes$key }) {
  const intl = useIntl();
  const { points } = useFormats();
  const rows = useFragment(
    graphql`
      fragment PrizeTable_prizes on WheelPrize @relay(plural: true) {
        id
        title
        type
        isOn
        weight
        chance
        points
        worthPoints
        remaining
        perDay
        wonToday
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.${id}` });
  const percent = (value: number) =>
    intl.formatNumber(value, { style: 'percent', maximumSignificantDigits: 3 });
  const limit = (value: number | null | undefined) =>
    value == null ? text('noLimit') : intl.formatNumber(value);
  return (
    <StaffList<Row>
      caption={text('prizes')}
      rowKey={({ id }) => id}
      list={completeList(rows)}
      file={{
        name: 'wheel-prizes',
        cells: {
          title: ({ title }) => title,
          type: ({ type }) => type,
          on: ({ isOn }) => isOn,
          chance: ({ chance }) => chance,
          weight: ({ weight }) => weight,
          worth_points: (row) => row.points ?? row.worthPoints,
          won_today: ({ wonToday }) => wonToday,
          per_day: ({ perDay }) => perDay,
          left: ({ remaining }) => remaining,
        },
      }}
      columns={[
        {
          key: 'title',
          header: text('field.title'),
          rowHeader: true,
          by: ({ title }) => title,
          cell: ({ id, title }) => <Link to={staffPaths.internalPrize(id)}>{title}</Link>,
        },
        {
          key: 'type',
          header: text('field.type'),
          wraps: true,
          by: ({ type }) => text(`type.${type}`),
          cell: ({ type }) => text(`type.${type}`),
        },
        {
          key: 'chance',
          header: text('field.chance'),
          numeric: true,
          by: ({ chance }) => chance ?? 0,
          cell: ({ chance, isOn, type }) =>
            isOn && type === 'DAILY_CASH_INELIGIBLE' ? (
              text('standsIn')
            ) : chance == null ? (
              <Badge tone={isOn ? 'warn' : 'plain'}>{text(isOn ? 'out' : 'off')}</Badge>
            ) : (
              percent(chance)
            ),
        },
        {
          key: 'weight',
          header: text('field.weight'),
          secondary: true,
          numeric: true,
          by: ({ weight }) => weight,
          cell: ({ weight }) => intl.formatNumber(weight),
        },
        {
          key: 'worth',
          header: text('field.worth'),
          numeric: true,
          by: (row) => row.points ?? row.worthPoints,
          cell: (row) => points(row.points ?? row.worthPoints),
        },
        {
          key: 'today',
          header: text('field.wonToday'),
          numeric: true,
          by: ({ wonToday }) => wonToday,
          cell: ({ wonToday }) => intl.formatNumber(wonToday),
        },
        {
          key: 'perDay',
          header: text('field.perDay'),
          secondary: true,
          numeric: true,
          cell: ({ perDay }) => limit(perDay),
        },
        {
          key: 'remaining',
          header: text('field.remaining'),
          numeric: true,
          cell: ({ remaining }) => limit(remaining),
        },
      ]}
      none="internalWheel.none"
      keys={[]}
    />
  );
}
