import { FormattedMessage } from 'react-intl';
import { Badge, type Tone } from '../../ui/Badge.tsx';

const tones: Readonly<Record<string, Tone>> = {
  PLACED: 'warn',
  ACCEPTED: 'brand',
  SHIPPED: 'brand',
  DELIVERED: 'saved',
  FAILED: 'error',
  REPLACED: 'plain',
};

export function OrderBadge({ status }: { readonly status: string }) {
  return (
    <Badge tone={tones[status] ?? 'plain'}>
      <FormattedMessage id={`internalOrders.status.${status}`} />
    </Badge>
  );
}
