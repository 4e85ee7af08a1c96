import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  MemberConsents_query$data,
  MemberConsents_query$key,
} from '../../../../../codegen/relay/MemberConsents_query.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

type Consent = NonNullable<
  NonNullable<MemberConsents_query$data['staff']>['memberConsents']
>['edges'][number]['node'];

const fragment = graphql`
  fragment MemberConsents_query on Query
  @refetchable(queryName: "MemberConsentsPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    staff {
      memberConsents(id: $id, first: $count, after: $cursor) @connection(key: "MemberConsents_memberConsents", filters: ["id"]) {
        totalCount
        edges {
          node {
            id
            kind
            at
            isGiven
            detail
          }
        }
      }
    }
  }
`;

/** What a member agreed to and refused. */
export function MemberConsents({ query }: { readonly query: MemberConsents_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.memberConsents);
  const text = (id: string) => intl.formatMessage({ id: `internalMember.access.${id}` });
  const stamp = (at: string) => times.shortStamp(at, zone);
  return (
    <CompleteList<Consent>
      title={text('consents')}
      file="consents"
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
        { key: 'kind', header: text('outcome'), value: ({ kind }) => text(`kind.${kind}`) },
        {
          key: 'given',
          header: text('given'),
          value: ({ isGiven }) => text(isGiven ? 'given.yes' : 'given.no'),
        },
        {
          key: 'detail',
          header: intl.formatMessage({ id: 'internalMember.field.more' }),
          wraps: true,
          value: ({ detail }) => detail,
        },
      ]}
      empty={text('consents.none')}
    />
  );
}
