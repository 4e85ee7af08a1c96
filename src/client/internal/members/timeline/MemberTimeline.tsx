import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  MemberTimeline_query$data,
  MemberTimeline_query$key,
} from '../../../../../codegen/relay/MemberTimeline_query.graphql.ts';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { mayOpenMemberSection } from '../../../../domain/session/memberSections.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { NamedFilter } from '../../shared/list/NamedFilter.tsx';
import { ListTools } from '../../shared/list/ListTools.tsx';
import { NoWrap } from '../../shared/list/NoWrap.tsx';
import { StaffList } from '../../shared/list/StaffList.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { Panel } from '../../shared/page/Panel.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { TIMELINE_KINDS } from './timelineKinds.ts';
import { useTimelineText } from './useTimelineText.ts';

type Row = NonNullable<
  NonNullable<MemberTimeline_query$data['staff']>['memberTimeline']
>['edges'][number]['node'];

const fragment = graphql`
  fragment MemberTimeline_query on Query
  @refetchable(queryName: "MemberTimelinePageQuery")
  @argumentDefinitions(
    id: { type: "ID!" }
    kinds: { type: "[TimelineKind!]" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    staff {
      memberTimeline(id: $id, kinds: $kinds, first: $count, after: $cursor)
        @connection(key: "MemberTimeline_memberTimeline", filters: ["id", "kinds"]) {
        totalCount
        edges {
          node {
            id
            kind
            at
            what
            subject
            detail
            note
            by
            points
            eventId
            orderId
          }
        }
      }
    }
  }
`;

/** What happened to a member and what was done for them, the latest first, by kind. */
export function MemberTimeline({
  query,
  memberId,
}: {
  readonly query: MemberTimeline_query$key;
  readonly memberId: string;
}) {
  const intl = useIntl();
  const { zone } = useApp();
  const { visitor } = useSession();
  const times = useStaffTimes();
  const inWords = useTimelineText();
  const words = ({ kind, what, subject, detail, note }: Row) =>
    inWords({ kind, what, subject, detail, note });
  const list = useStaffList(fragment, query, ({ staff }) => staff?.memberTimeline);
  const text = (id: string) => intl.formatMessage({ id: `internalMember.${id}` });
  const seesMoney = mayOpenMemberSection('balance', (role) => visitor.roleKeys.includes(role));
  const kinds = TIMELINE_KINDS.filter((kind) => seesMoney || (kind !== 'POINTS' && kind !== 'ORDER'));
  const linked = (row: Row) => {
    const { what } = words(row);
    const to =
      row.orderId != null
        ? staffPaths.internalOrder(row.orderId)
        : row.eventId != null && seesMoney && row.what !== 'joined' && row.what !== 'left'
          ? staffPaths.internalMemberResult(memberId, row.eventId)
          : row.eventId != null
            ? staffPaths.internalEvent(row.eventId)
            : null;
    return to !== null && internalVerdict(visitor, to) === 'open' ? (
      <Link to={to} tabIndex={0}>
        {what}
      </Link>
    ) : (
      what
    );
  };
  return (
    <Panel title={<FormattedMessage id="internalMember.timeline" />}>
      <ListTools>
        <NamedFilter
          parameter="kind"
          label={text('timeline.filter')}
          all={text('kind.all')}
          options={kinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
        />
      </ListTools>
      <StaffList<Row>
        caption={text('timeline')}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'timeline',
          cells: {
            at: ({ at }) => at,
            kind: ({ kind }) => text(`kind.${kind}`),
            what: (row) => words(row).what,
            details: (row) => words(row).more,
            by: ({ by }) => by,
            points: ({ points }) => points,
          },
        }}
        sortable={{}}
        columns={[
          {
            key: 'at',
            header: text('field.when'),
            rowHeader: true,
            cell: ({ at }) => <NoWrap>{times.shortStamp(at, zone)}</NoWrap>,
          },
          {
            key: 'kind',
            header: text('field.about'),
            secondary: true,
            cell: (row) => text(`kind.${row.kind}`),
          },
          { key: 'what', header: text('field.what'), wraps: true, cell: linked },
          { key: 'more', header: text('field.more'), wraps: true, cell: (row) => words(row).more },
          { key: 'by', header: text('field.by'), secondary: true, cell: ({ by }) => by ?? '' },
          {
            key: 'points',
            header: text('field.points'),
            numeric: true,
            cell: ({ points }) => (points == null ? '' : intl.formatNumber(points)),
          },
        ]}
        none="internalMember.timeline.none"
        filters={['kind']}
        keys={['move']}
      />
    </Panel>
  );
}
