import { graphql } from 'react-relay/hooks';
import type { memberLoaderQuery as Query } from '../../../../codegen/relay/memberLoaderQuery.graphql.ts';
import { memberSectionLoader } from './frame/memberFrame.ts';
import { parseKind } from './timeline/timelineKinds.ts';

export const memberLoaderQuery = graphql`
  query memberLoaderQuery($id: ID!, $kinds: [TimelineKind!]) {
    ...MemberTimeline_query @arguments(id: $id, kinds: $kinds)
    staff {
      member(id: $id) {
        id
        ...MemberPage_member
      }
    }
  }
`;

export const loader = memberSectionLoader<Query>(memberLoaderQuery, (id, address) => {
  const kind = parseKind(address.get('kind'));
  return { id, kinds: kind === null ? null : [kind] };
});
