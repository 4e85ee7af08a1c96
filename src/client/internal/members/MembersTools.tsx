import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import type { membersLoaderQuery as Query } from '../../../../codegen/relay/membersLoaderQuery.graphql.ts';
import type { MembersTools_query$key } from '../../../../codegen/relay/MembersTools_query.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NamedFilter } from '../shared/list/NamedFilter.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { type loader, memberOrders, membersLoaderQuery } from './membersLoader.ts';

/** Search, tag and table of the member list. */
export function MembersTools() {
  const intl = useIntl();
  return (
    <>
      <ListSearch label={intl.formatMessage({ id: 'internalMembers.search' })} />
      <Suspense>
        <TagFilter />
      </Suspense>
      <MembersCsv />
    </>
  );
}

function TagFilter() {
  const intl = useIntl();
  const query: MembersTools_query$key = usePreloadedQuery<Query>(
    membersLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const { staff } = useFragment(
    graphql`
      fragment MembersTools_query on Query {
        staff {
          memberTags
        }
      }
    `,
    query,
  );
  const tags = staff?.memberTags ?? [];
  if (tags.length === 0) return null;
  return (
    <NamedFilter
      parameter="tag"
      label={intl.formatMessage({ id: 'internalMembers.filter.tag' })}
      all={intl.formatMessage({ id: 'internalMembers.filter.tag.all' })}
      options={tags.map((tag) => ({ value: tag, label: tag }))}
    />
  );
}

/** The whole list as it is filtered and sorted, as a file that the server writes. */
function MembersCsv() {
  const app = useApp();
  const { query } = useListView();
  const order = toOrder(query.get('sort'), memberOrders);
  const wanted = new URLSearchParams();
  const [search, tag] = [query.get('q'), query.get('tag')];
  if (search !== null) wanted.set('search', search);
  if (tag !== null) wanted.set('tag', tag);
  if (order !== null) {
    wanted.set('order', order.field);
    wanted.set('direction', order.direction);
  }
  return (
    <ButtonAnchor
      href={app.rest.address(`/api/internal/members?${wanted.toString()}`)}
      download="members.csv"
      look="secondary"
      small
    >
      <FormattedMessage id="internal.list.csv" />
    </ButtonAnchor>
  );
}
