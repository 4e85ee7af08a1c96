import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  MemberEvents_member$data,
  MemberEvents_member$key,
} from '../../../../../codegen/relay/MemberEvents_member.graphql.ts';
import { energyUnit, formatEnergy } from '../../../../domain/format/energy.ts';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { NoWrap } from '../../shared/list/NoWrap.tsx';
import { StaffList } from '../../shared/list/StaffList.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { Panel } from '../../shared/page/Panel.tsx';
import { useSettlementText } from '../../shared/programs/useSettlementText.ts';
import { StatusBadge } from '../../shared/values/StatusBadge.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { DecideZero } from './DecideZero.tsx';
import { EventDay } from './EventDay.tsx';
import { memberEventOrders } from './memberEventsLoader.ts';

type Row = MemberEvents_member$data['events']['edges'][number]['node'];

const fragment = graphql`
  fragment MemberEvents_member on MemberRecord
  @refetchable(queryName: "MemberEventsPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }, orderBy: { type: "MemberEventOrder" }) {
    id
    events(first: $count, after: $cursor, orderBy: $orderBy) @connection(key: "MemberEvents_events", filters: ["orderBy"]) {
      totalCount
      edges {
        node {
          eventId
          status
          programName
          timeZone
          startAt
          endAt
          opt
          answeredBy
          settlement
          pendingReason
          reductionWattHours
          points
        }
      }
    }
  }
`;

/** Why a result waits that staff can decide. */
const ZEROS: ReadonlySet<string> = new Set(['UnconfirmedZero', 'PowerOutage']);
const isZero = ({ pendingReason }: Row): boolean => ZEROS.has(pendingReason ?? '');

/** The events that a member answered, with their results, and those that they were asked to in vain. */
export function MemberEvents({ member }: { readonly member: MemberEvents_member$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const settlementText = useSettlementText();
  const { locale } = useFormats();
  const { visitor } = useSession();
  const list = useStaffList(fragment, member, ({ events }) => events);
  const [deciding, setDeciding] = useState<Row | null>(null);
  const mayDecide = useMayDo()('decideZeroReading');
  const unit = energyUnit(list.rows.map((row) => row.reductionWattHours));
  const text = (id: string) => intl.formatMessage({ id });
  const unknown = text('internalEvents.unknown');
  const answer = ({ opt, answeredBy }: Pick<Row, 'opt' | 'answeredBy'>) =>
    answeredBy == null
      ? text(`internalEvents.opt.${opt}`)
      : intl.formatMessage(
          { id: 'internalEvents.optBy' },
          { opt: text(`internalEvents.opt.${opt}`), name: answeredBy },
        );
  return (
    <Panel title={<FormattedMessage id="internal.nav.events" />}>
      <div className="stack">
        <StaffList
          caption={text('internal.nav.events')}
          rowKey={({ eventId }) => eventId}
          list={list}
          file={{
            name: 'events',
            cells: {
              start: ({ startAt }) => startAt,
              end: ({ endAt }) => endAt,
              program: ({ programName }) => programName,
              status: ({ status }) => status,
              answer: answer,
              settlement: ({ settlement, pendingReason }) => settlementText(settlement, pendingReason),
              reduction_wh: ({ reductionWattHours }) => reductionWattHours,
              points: ({ points }) => points,
            },
          }}
          sortable={memberEventOrders}
          columns={[
            {
              key: 'start',
              header: text('internalEvents.field.day'),
              rowHeader: true,
              cell: (row) => <EventDay event={row} />,
            },
            {
              key: 'hours',
              header: text('internalEvents.field.hours'),
              cell: ({ startAt, endAt, timeZone }) => (
                <NoWrap>{times.hours(startAt, endAt, timeZone)}</NoWrap>
              ),
            },
            {
              key: 'program',
              header: text('internalEvents.field.program'),
              secondary: true,
              cell: ({ programName }) => programName,
            },
            {
              key: 'status',
              header: text('internalEvents.field.status'),
              place: 'state',
              cell: ({ status }) => <StatusBadge status={status} />,
            },
            {
              key: 'opt',
              header: text('internalEvents.field.opt'),
              cell: answer,
            },
            {
              key: 'settlement',
              header: text('internalEvents.field.settlement'),
              wraps: true,
              cell: ({ settlement, pendingReason }) => settlementText(settlement, pendingReason),
            },
            {
              key: 'reduction',
              header: text('internalEvents.field.reduction'),
              numeric: true,
              cell: ({ reductionWattHours: wh }) => (wh == null ? unknown : formatEnergy(wh, locale, unit)),
            },
            {
              key: 'points',
              header: text('internalEvents.field.points'),
              numeric: true,
              cell: ({ points }) => (points == null ? unknown : intl.formatNumber(points)),
            },
            {
              key: 'result',
              header: text('internalMember.result'),
              cell: ({ eventId, settlement }) => {
                const to = staffPaths.internalMemberResult(list.data.id, eventId);
                return (
                  settlement != null &&
                  internalVerdict(visitor, to) === 'open' && (
                    <Link to={to} tabIndex={0}>
                      <FormattedMessage id="internalMember.result.see" />
                    </Link>
                  )
                );
              },
            },
            ...(mayDecide && list.rows.some(isZero)
              ? [
                  {
                    key: 'decide',
                    header: text('internalMembers.zero.action'),
                    place: 'action' as const,
                    cell: (row: Row) =>
                      isZero(row) && (
                        <Button look="quiet" small onClick={() => setDeciding(row)}>
                          <FormattedMessage id="internalMembers.zero.action" />
                        </Button>
                      ),
                  },
                ]
              : []),
          ]}
          none="internalMembers.noEvents"
          keys={[]}
        />
      </div>
      {deciding !== null && (
        <DecideZero
          memberId={list.data.id}
          eventId={deciding.eventId}
          day={times.shortDay(deciding.startAt, deciding.timeZone)}
          onClose={() => setDeciding(null)}
        />
      )}
    </Panel>
  );
}
