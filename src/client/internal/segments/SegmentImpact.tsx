import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { SegmentImpactQuery as Query } from '../../../../codegen/relay/SegmentImpactQuery.graphql.ts';
import { Notice } from '../../ui/Notice.tsx';
import { MemberIds } from '../shared/members/MemberIds.tsx';

export const segmentImpactQuery = graphql`
  query SegmentImpactQuery($input: SegmentImpactInput!) {
    staff {
      segmentImpact(input: $input) {
        __typename
        ... on SegmentImpact {
          before
          after
          entering
          leaving
          enteringMembers
          leavingMembers
          uses {
            name
          }
        }
        ... on Refusal {
          message
          fields {
            field
            message
          }
        }
      }
    }
  }
`;

/** Whom saving would take and lose, by the members as they are now. */
export function SegmentImpact({ query }: { readonly query: PreloadedQuery<Query> }) {
  const impact = usePreloadedQuery<Query>(segmentImpactQuery, query).staff?.segmentImpact;
  if (impact?.__typename === 'Refusal')
    return (
      <Notice tone="error" role="alert" title={impact.message}>
        {impact.fields.slice(1).map(({ field, message }) => (
          <p key={field}>{message}</p>
        ))}
      </Notice>
    );
  if (impact?.__typename !== 'SegmentImpact') return null;
  return (
    <div className="stack" role="status">
      <p>
        <FormattedMessage
          id="internalSegments.impact.counts"
          values={{ before: impact.before, after: impact.after }}
        />
      </p>
      <p>
        <FormattedMessage
          id="internalSegments.impact.moves"
          values={{ entering: impact.entering, leaving: impact.leaving }}
        />
      </p>
      <MemberIds titleId="internalSegments.impact.entering" ids={impact.enteringMembers} />
      <MemberIds titleId="internalSegments.impact.leaving" ids={impact.leavingMembers} />
      {impact.uses.length > 0 && (
        <p>
          <FormattedMessage
            id="internalSegments.impact.uses"
            values={{ uses: impact.uses.map(({ name }) => name).join(', ') }}
          />
        </p>
      )}
    </div>
  );
}
