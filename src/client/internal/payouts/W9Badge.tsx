import { FormattedMessage } from 'react-intl';
import { Badge, type Tone } from '../../ui/Badge.tsx';

const TONES: Readonly<Record<string, Tone>> = {
  VALID: 'saved',
  PROCESSING: 'brand',
  INVALID: 'error',
  DUPLICATE: 'warn',
};

/** null: no form was sent. */
export function W9Badge({ status }: { readonly status: string | null }) {
  return (
    <Badge tone={TONES[status ?? ''] ?? 'plain'}>
      <FormattedMessage id={`internalPayouts.w9.${status ?? 'none'}`} />
    </Badge>
  );
}
