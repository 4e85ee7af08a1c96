import { FormattedMessage } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';
import type { Tone } from '../../../ui/Badge.tsx';

const tones: Readonly<Record<string, Tone>> = { SCHEDULED: 'brand', ACTIVE: 'saved', CANCELLED: 'error' };

export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <Badge tone={tones[status] ?? 'plain'}>
      <FormattedMessage id={`internalEvents.status.${status}`} />
    </Badge>
  );
}
