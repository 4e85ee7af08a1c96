import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  MemberLogIns_query$data,
  MemberLogIns_query$key,
} from '../../../../../codegen/relay/MemberLogIns_query.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

type LogIn = NonNullable<
  NonNullable<MemberLogIns_query$data['staff']>['memberLogIns']
>['edges'][number]['node'];

const fragment = graphql`
  fragment MemberLogIns_query on Query
  @refetchable(queryName: "MemberLogInsPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    staff {
      memberLogIns(id: $id, first: $count, after: $cursor) @connection(key: "MemberLogIns_memberLogIns", filters: ["id"]) {
        totalCount
        edges {
          node {
            id
            at
            outcome
            agent
            network
          }
        }
      }
    }
  }
`;

/** A member's log-ins and failed tries. */
export function MemberLogIns({ query }: { readonly query: MemberLogIns_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.memberLogIns);
  const text = (id: string) => intl.formatMessage({ id: `internalMember.access.${id}` });
  const stamp = (at: string) => times.shortStamp(at, zone);
  return (
    <CompleteList<LogIn>
      title={text('logIns')}
      file="log-ins"
      rows={list}
      rowKey={(line) => line.id}
      columns={[
        {
          key: 'at',
          header: intl.formatMessage({ id: 'internalMember.field.when' }),
          rowHeader: true,
          by: ({ at }) => at,
          value: ({ at }) => stamp(at),
        },
        { key: 'outcome', header: text('outcome'), value: ({ outcome }) => text(`outcome.${outcome}`) },
        { key: 'agent', header: text('browser'), value: ({ agent }) => agent },
        { key: 'network', header: text('network'), value: ({ network }) => network ?? '' },
      ]}
      empty={text('logIns.none')}
    />
  );
}
