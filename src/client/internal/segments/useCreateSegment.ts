import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useCreateSegmentCompoundMutation as Compound } from '../../../../codegen/relay/useCreateSegmentCompoundMutation.graphql.ts';
import type { useCreateSegmentFilterMutation as Filter } from '../../../../codegen/relay/useCreateSegmentFilterMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { toFilterInput } from './toFilterInput.ts';
import { kindOfNodes, type SegmentInput, type SegmentSaving } from './segmentValues.ts';

/** Creates a segment: a single comparison is one by attribute, everything else a compound one. */
export function useCreateSegment(onSaved: (segmentId: string) => void): SegmentSaving {
  const intl = useIntl();
  // The same id for every try, so that a repeat creates nothing more.
  const [id] = useState(() => crypto.randomUUID());
  const filter = useRelayWrite<Filter, Filter['response']['createAttributeFilterSegment']>(
    graphql`
      mutation useCreateSegmentFilterMutation($id: ID!, $input: AttributeFilterSegmentInput!) {
        createAttributeFilterSegment(id: $id, input: $input) {
          __typename
          ... on SegmentSaved {
            segment {
              segmentId
              name
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ createAttributeFilterSegment }) => createAttributeFilterSegment,
    [],
  );
  const compound = useRelayWrite<Compound, Compound['response']['createCompoundSegment']>(
    graphql`
      mutation useCreateSegmentCompoundMutation($id: ID!, $input: CompoundSegmentInput!) {
        createCompoundSegment(id: $id, input: $input) {
          __typename
          ... on SegmentSaved {
            segment {
              segmentId
              name
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ createCompoundSegment }) => createCompoundSegment,
    [],
  );
  const named = (name: string) => intl.formatMessage({ id: 'internal.saved' }, { name });
  return {
    busy: filter.busy || compound.busy,
    refusal: filter.refusal ?? compound.refusal,
    conflict: null,
    forgetRefusal: () => {
      filter.forgetRefusal();
      compound.forgetRefusal();
    },
    reload: compound.reload,
    saveOver: () => undefined,
    save: ({ nodes, ...rest }: SegmentInput, reason: string) => {
      const only = kindOfNodes(nodes) === 'ATTRIBUTE_FILTER' ? nodes[0] : undefined;
      if (only === undefined)
        compound.write(
          { id, input: { ...rest, nodes, reason } },
          {
            done: ({ segment }) => named(segment.name),
            onSaved: ({ segment }) => onSaved(segment.segmentId),
          },
        );
      else
        filter.write(
          { id, input: { ...rest, ...toFilterInput(only), reason } },
          {
            done: ({ segment }) => named(segment.name),
            onSaved: ({ segment }) => onSaved(segment.segmentId),
          },
        );
    },
  };
}
