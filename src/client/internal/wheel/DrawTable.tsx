import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  DrawTable_draws$data,
  DrawTable_draws$key,
} from '../../../../codegen/relay/DrawTable_draws.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { completeList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { DrawBadge } from './DrawBadge.tsx';
import { useMonthName } from '../shared/values/useMonthName.ts';

type Row = DrawTable_draws$data[number];

/** The monthly draws, with what is left to do. */
export function DrawTable({ draws: key }: { readonly draws: DrawTable_draws$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const monthName = useMonthName();
  const draws = useFragment(
    graphql`
      fragment DrawTable_draws on WheelDraw @relay(plural: true) {
        id
        month
        prize
        state
        closesAt
        entryCount
        winner {
          member {
            name
            email
            ...MemberLink_member
          }
        }
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.draws.${id}` });
  return (
    <StaffList<Row>
      caption={text('title')}
      rowKey={({ id }) => id}
      list={completeList(draws)}
      file={{
        name: 'wheel-draws',
        cells: {
          month: ({ month }) => month,
          prize: ({ prize }) => prize,
          state: ({ state }) => state,
          entries: ({ entryCount }) => entryCount,
          closes: ({ closesAt }) => closesAt,
          winner: ({ winner }) => winner?.member?.name,
          winner_email: ({ winner }) => winner?.member?.email,
        },
      }}
      columns={[
        {
          key: 'month',
          header: text('month'),
          rowHeader: true,
          cell: ({ id, month }) => <Link to={staffPaths.internalDraw(id)}>{monthName(month)}</Link>,
        },
        { key: 'prize', header: text('prize'), cell: ({ prize }) => prize },
        {
          key: 'state',
          header: text('state'),
          place: 'state',
          cell: ({ state }) => <DrawBadge state={state} />,
        },
        {
          key: 'entries',
          header: text('entries'),
          numeric: true,
          cell: ({ entryCount }) => intl.formatNumber(entryCount),
        },
        {
          key: 'closes',
          header: text('closes'),
          cell: ({ closesAt }) => <NoWrap>{times.shortStamp(closesAt, zone)}</NoWrap>,
        },
        {
          key: 'winner',
          header: text('winner'),
          cell: ({ winner }) => (winner?.member == null ? '' : <MemberLink member={winner.member} />),
        },
      ]}
      none="internalWheel.draws.none"
      keys={[]}
    />
  );
}
