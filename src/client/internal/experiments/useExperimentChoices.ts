import { graphql, useFragment } from 'react-relay/hooks';
import type { useExperimentChoices_segments$key } from '../../../../codegen/relay/useExperimentChoices_segments.graphql.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The segments that an experiment can be for; none for staff who may not see them. */
export function useExperimentChoices(
  segments: useExperimentChoices_segments$key | null | undefined,
): readonly Choice[] {
  const choices = useFragment(
    graphql`
      fragment useExperimentChoices_segments on SegmentChoice @relay(plural: true) {
        segmentId
        name
        active
      }
    `,
    segments,
  );
  return (choices ?? [])
    .filter(({ active }) => active)
    .map(({ segmentId, name }) => ({ value: segmentId, label: name }));
}
