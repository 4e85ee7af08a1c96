import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useUpdateSegmentCompoundMutation as Compound } from '../../../../codegen/relay/useUpdateSegmentCompoundMutation.graphql.ts';
import type { useUpdateSegmentFilterMutation as Filter } from '../../../../codegen/relay/useUpdateSegmentFilterMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormVersion } from '../shared/approvals/useFormVersion.ts';
import { useTargetingWrite } from '../shared/approvals/useTargetingWrite.ts';
import { toFilterInput } from './toFilterInput.ts';
import type { SegmentConflict, SegmentInput, SegmentSaving } from './segmentValues.ts';

interface Known {
  readonly segmentId: string;
  readonly version: number;
  readonly kind: string;
}

interface UpdatingSegment extends SegmentSaving {
  /** The version that the form started from. */
  readonly formVersion: number;
}

/** Changes a segment; what someone else saved meanwhile is shown beside one's own. */
export function useUpdateSegment(
  { segmentId: id, version: known, kind }: Known,
  /** It is saved, or waits for a colleague's approval. */
  onDone: () => void,
): UpdatingSegment {
  const app = useApp();
  const intl = useIntl();
  /** Someone else's version that one's own may replace. */
  const [over, setOver] = useState(0);
  const form = useFormVersion(known);
  const version = Math.max(over, form.version);
  const [conflict, setConflict] = useState<SegmentConflict | null>(null);
  const filter = useTargetingWrite<Filter, Filter['response']['updateAttributeFilterSegment']>(
    graphql`
      mutation useUpdateSegmentFilterMutation($id: ID!, $input: AttributeFilterSegmentInput!) {
        updateAttributeFilterSegment(id: $id, input: $input) {
          __typename
          ... on SegmentSaved {
            segment {
              ...SegmentPage_segment
            }
          }
          ... on SegmentConflict {
            message
            current {
              ...SegmentConflict_segment
            }
          }
          ... on ApprovalNeeded {
            message
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ updateAttributeFilterSegment }) => updateAttributeFilterSegment,
  );
  const compound = useTargetingWrite<Compound, Compound['response']['updateCompoundSegment']>(
    graphql`
      mutation useUpdateSegmentCompoundMutation($id: ID!, $input: CompoundSegmentInput!) {
        updateCompoundSegment(id: $id, input: $input) {
          __typename
          ... on SegmentSaved {
            segment {
              ...SegmentPage_segment
            }
          }
          ... on SegmentConflict {
            message
            current {
              ...SegmentConflict_segment
            }
          }
          ... on ApprovalNeeded {
            message
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ updateCompoundSegment }) => updateCompoundSegment,
  );
  const effects = (name: string) => ({
    onWaits: () => {
      form.release();
      onDone();
    },
    onSaved: (outcome: { readonly __typename: string } & Partial<SegmentConflict>) => {
      if (outcome.message !== undefined && outcome.current !== undefined) {
        setConflict({ message: outcome.message, current: outcome.current });
        return;
      }
      form.release();
      onDone();
      compound.reload();
      app.flashes.show({ type: 'success', text: intl.formatMessage({ id: 'internal.saved' }, { name }) });
    },
  });
  return {
    formVersion: form.version,
    busy: filter.busy || compound.busy,
    refusal: filter.refusal ?? compound.refusal,
    conflict,
    forgetRefusal: () => {
      setConflict(null);
      filter.forgetRefusal();
      compound.forgetRefusal();
    },
    reload: () => {
      setConflict(null);
      form.release();
      compound.reload();
    },
    saveOver: setOver,
    save: ({ nodes, ...rest }: SegmentInput, reason: string) => {
      form.hold();
      const only = kind === 'ATTRIBUTE_FILTER' && nodes.length === 1 ? nodes[0] : undefined;
      if (only === undefined)
        compound.write({ id, input: { ...rest, nodes, version, reason } }, effects(rest.name));
      else
        filter.write({ id, input: { ...rest, ...toFilterInput(only), version, reason } }, effects(rest.name));
    },
  };
}
