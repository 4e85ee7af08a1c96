import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { ConditionReachQuery as Query } from '../../../../codegen/relay/ConditionReachQuery.graphql.ts';
import type { SegmentNodeInput } from '../../../../codegen/relay/useCreateSegmentCompoundMutation.graphql.ts';
import { QuietBoundary } from '../../shared/billboards/QuietBoundary.tsx';

/** Delay between the last change of a condition and the count. */
const PAUSE_MS = 300;

/** Says of a condition that no member matches it, or every one; null: it isn't complete. */
export function ConditionReach({ condition }: { readonly condition: SegmentNodeInput | null }) {
  const wanted = condition === null ? null : JSON.stringify(condition);
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(wanted), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted]);
  return (
    <span role="status" className="small">
      {condition !== null && settled === wanted && (
        <QuietBoundary page={settled ?? ''}>
          {(attempt) => (
            <Suspense key={attempt} fallback={null}>
              <Reach condition={condition} />
            </Suspense>
          )}
        </QuietBoundary>
      )}
    </span>
  );
}

function Reach({ condition }: { readonly condition: SegmentNodeInput }) {
  const reach = useLazyLoadQuery<Query>(
    graphql`
      query ConditionReachQuery($condition: SegmentNodeInput!) {
        staff {
          segmentCondition(condition: $condition) {
            members
            matching
          }
        }
      }
    `,
    { condition },
  ).staff?.segmentCondition;
  if (reach == null || reach.members === 0) return null;
  if (reach.matching === 0) return <FormattedMessage id="internalSegments.reach.none" />;
  return reach.matching === reach.members && <FormattedMessage id="internalSegments.reach.all" />;
}
