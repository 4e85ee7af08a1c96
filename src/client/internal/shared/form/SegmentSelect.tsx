import { useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { SegmentSelectQuery as Query } from '../../../../../codegen/relay/SegmentSelectQuery.graphql.ts';
import { isCodeSegment } from '../../../../domain/segments/codeSegments.ts';
import { SelectField } from './SelectField.tsx';

/** A segment with its name. */
export interface ChosenSegment {
  readonly id: string;
  readonly name: string;
}

export interface SegmentSelectProps {
  /** By default the words for inviting a program's members to an event. */
  readonly label?: string;
  /** The choice of everyone. */
  readonly all?: string;
  readonly value: ChosenSegment | null;
  readonly error?: string | undefined;
  readonly onChange: (segment: ChosenSegment | null) => void;
}

const segmentSelectQuery = graphql`
  query SegmentSelectQuery {
    staff {
      segmentChoices {
        segmentId
        name
        builtIn
        active
      }
    }
  }
`;

/** Selects members: all, one of the built-in segments, or one of staff's own. */
export function SegmentSelect({ label, all, value, error, onChange }: SegmentSelectProps) {
  const intl = useIntl();
  // Only the choices wait for their answer: the field stays the same element, so that an open menu isn't lost.
  const isAsked = useDeferredValue(true, false);
  return (
    <SelectField
      label={label ?? <FormattedMessage id="internal.segment.label" />}
      hint={
        value === null || label !== undefined || isCodeSegment(value.id) ? undefined : (
          <FormattedMessage id="internal.segment.asScheduled" />
        )
      }
      error={error}
      prompt={all ?? intl.formatMessage({ id: 'internal.segment.all' })}
      options={
        isAsked ? (
          <Choices chosen={value} />
        ) : (
          <>
            {value !== null && <option value={value.id}>{value.name}</option>}
            <option disabled>{intl.formatMessage({ id: 'internal.segment.loading' })}</option>
          </>
        )
      }
      busy={!isAsked}
      value={value?.id ?? ''}
      onChange={(id, name) => onChange(id === '' ? null : { id, name })}
    />
  );
}

function Choices({ chosen }: { readonly chosen: ChosenSegment | null }) {
  const { staff } = useLazyLoadQuery<Query>(segmentSelectQuery, {}, { fetchPolicy: 'store-and-network' });
  return (staff?.segmentChoices ?? [])
    .filter(({ active, segmentId }) => active || segmentId === chosen?.id)
    .toSorted((a, b) => Number(b.builtIn) - Number(a.builtIn))
    .map(({ segmentId, name }) => (
      <option key={segmentId} value={segmentId}>
        {name}
      </option>
    ));
}
