import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ApprovalTable_requests$data,
  ApprovalTable_requests$key,
} from '../../../../codegen/relay/ApprovalTable_requests.graphql.ts';
import type { ApprovalKind } from '../../../domain/approvals/proposal.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ApprovalBadge } from '../shared/approvals/ApprovalBadge.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { completeList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

type Row = ApprovalTable_requests$data[number];

const PAGES: Readonly<Record<ApprovalKind, (id: string) => string>> = {
  FEATURE: staffPaths.internalFeature,
  SEGMENT: staffPaths.internalSegment,
  CONTENT: staffPaths.internalContent,
  EXPERIMENT: staffPaths.internalExperiment,
  POINTS: staffPaths.internalMemberBalance,
  RATES: staffPaths.internalProgram,
  REPLACEMENT: staffPaths.internalOrder,
  OVERRIDE: (member) => staffPaths.internalMemberFeatures({ member }),
};

const toPage = ({ kind, objectId }: Row): string =>
  Object.entries(PAGES).find(([known]) => known === kind)?.[1](objectId) ?? staffPaths.internalApprovals();

/** Changes for many members: those that wait first, then what became of the others. */
export function ApprovalTable({ requests: key }: { readonly requests: ApprovalTable_requests$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const requests = useFragment(
    graphql`
      fragment ApprovalTable_requests on ApprovalRequest @relay(plural: true) {
        id
        kind
        objectId
        name
        state
        members
        author
        reason
        requestedAt
        decider
        decidedAt
        decision
      }
    `,
    key,
  );
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalApprovals.${id}` }, values);
  return (
    <StaffList
      caption={intl.formatMessage({ id: 'internal.nav.approvals' })}
      rowKey={({ id }) => id}
      list={completeList(requests)}
      file={{
        name: 'approvals',
        cells: {
          id: ({ id }) => id,
          kind: ({ kind }) => kind,
          name: ({ name }) => name,
          state: ({ state }) => state,
          members: ({ members }) => members,
          author: ({ author }) => author,
          requested: ({ requestedAt }) => requestedAt,
          reason: ({ reason }) => reason,
          decider: ({ decider }) => decider,
          decided: ({ decidedAt }) => decidedAt,
          decision: ({ decision }) => decision,
        },
      }}
      columns={[
        {
          key: 'name',
          header: text('field.name'),
          rowHeader: true,
          by: ({ name }) => name,
          cell: (row) => <RowLink to={toPage(row)}>{row.name}</RowLink>,
        },
        {
          key: 'state',
          header: text('field.state'),
          place: 'state',
          by: ({ state }) => state,
          cell: ({ state }) => <ApprovalBadge state={state} />,
        },
        {
          key: 'kind',
          header: text('field.kind'),
          by: ({ kind }) => kind,
          cell: ({ kind }) => text(`kind.${kind}`),
        },
        {
          key: 'members',
          header: text('field.members'),
          numeric: true,
          by: ({ members }) => members,
          cell: ({ members }) => intl.formatNumber(members),
        },
        {
          key: 'author',
          header: text('field.author'),
          by: ({ author }) => author,
          cell: ({ author }) => author,
        },
        {
          key: 'at',
          header: text('field.at'),
          secondary: true,
          by: ({ requestedAt }) => requestedAt,
          cell: ({ requestedAt }) => <NoWrap>{times.shortStamp(requestedAt, zone)}</NoWrap>,
        },
        { key: 'reason', header: text('field.reason'), wraps: true, cell: ({ reason }) => reason },
        {
          key: 'decision',
          header: text('field.decision'),
          wraps: true,
          cell: ({ decider, decidedAt, decision }) =>
            decider == null || decidedAt == null
              ? text('notYet')
              : text('by', { decider, decision, at: times.shortStamp(decidedAt, zone) }),
        },
      ]}
      none="internalApprovals.none"
      filters={['q']}
      keys={['move', 'open', 'search']}
    />
  );
}
