import { FormattedMessage, useIntl } from 'react-intl';
import { CODE_SEGMENT_KEYS } from '../../../domain/segments/codeSegments.ts';
import type { CodeSegment } from '../../../domain/segments/codeSegments.ts';
import { SelectField } from './form/SelectField.tsx';

export interface SegmentSelectProps {
  readonly value: CodeSegment | null;
  readonly onChange: (segment: CodeSegment | null) => void;
}

/** Selects a program's members: all, or one of the built-in segments. */
export function SegmentSelect({ value, onChange }: SegmentSelectProps) {
  const intl = useIntl();
  return (
    <SelectField
      label={<FormattedMessage id="internal.segment.label" />}
      options={[
        { value: '', label: intl.formatMessage({ id: 'internal.segment.all' }) },
        ...CODE_SEGMENT_KEYS.map((segment) => ({
          value: segment,
          label: intl.formatMessage({ id: `internal.segment.${segment}` }),
        })),
      ]}
      value={value ?? ''}
      onChange={(chosen) => onChange(CODE_SEGMENT_KEYS.find((segment) => segment === chosen) ?? null)}
    />
  );
}
