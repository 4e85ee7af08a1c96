import { Suspense } from 'react';
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
export function SegmentSelect(props: SegmentSelectProps) {
  return (
    <Suspense fallback={<Select {...props} choices={props.value === null ? [] : [props.value]} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded(props: SegmentSelectProps) {
  const { staff } = useLazyLoadQuery<Query>(segmentSelectQuery, {}, { fetchPolicy: 'store-and-network' });
  const choices = (staff?.segmentChoices ?? [])
    .filter(({ active, segmentId }) => active || segmentId === props.value?.id)
    .toSorted((a, b) => Number(b.builtIn) - Number(a.builtIn))
    .map(({ segmentId, name }) => ({ id: segmentId, name }));
  return <Select {...props} choices={choices} />;
}

function Select({
  label,
  all,
  value,
  error,
  choices,
  onChange,
}: SegmentSelectProps & { readonly choices: readonly ChosenSegment[] }) {
  const intl = useIntl();
  return (
    <SelectField
      label={label ?? <FormattedMessage id="internal.segment.label" />}
      hint={
        value === null || label !== undefined || isCodeSegment(value.id) ? undefined : (
          <FormattedMessage id="internal.segment.asScheduled" />
        )
      }
      error={error}
      options={[
        { value: '', label: all ?? intl.formatMessage({ id: 'internal.segment.all' }) },
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value?.id ?? ''}
      onChange={(chosen) => onChange(choices.find(({ id }) => id === chosen) ?? null)}
    />
  );
}
