import { FormattedMessage } from 'react-intl';
import { Badge, type Tone } from '../../ui/Badge.tsx';

const TONES: Readonly<Record<string, Tone>> = {
  REVIEW: 'warn',
  BLOCKED: 'warn',
  QUEUED: 'brand',
  SENT: 'brand',
  UNCLAIMED: 'brand',
  PAID: 'saved',
  RETURNED: 'error',
  FAILED: 'error',
};

export function PayoutBadge({ state }: { readonly state: string }) {
  return (
    <Badge tone={TONES[state] ?? 'plain'}>
      <FormattedMessage id={`internalPayouts.state.${state}`} />
    </Badge>
  );
}
