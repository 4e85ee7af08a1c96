import { FormattedMessage, useIntl } from 'react-intl';
import { BUILT_IN_SEGMENTS } from '../../../domain/segments/audience.ts';
import type { BuiltInSegment } from '../../../domain/segments/audience.ts';
import { SelectField } from './form/SelectField.tsx';

export interface SegmentSelectProps {
  readonly value: BuiltInSegment | null;
  readonly onChange: (segment: BuiltInSegment | null) => void;
}

/** Selects a program's members: all, or one of the built-in segments. */
export function SegmentSelect({ value, onChange }: SegmentSelectProps) {
  const intl = useIntl();
  return (
    <SelectField
      label={<FormattedMessage id="internal.segment.label" />}
      options={[
        { value: '', label: intl.formatMessage({ id: 'internal.segment.all' }) },
        ...BUILT_IN_SEGMENTS.map((segment) => ({
          value: segment,
          label: intl.formatMessage({ id: `internal.segment.${segment}` }),
        })),
      ]}
      value={value ?? ''}
      onChange={(chosen) => onChange(BUILT_IN_SEGMENTS.find((segment) => segment === chosen) ?? null)}
    />
  );
}
