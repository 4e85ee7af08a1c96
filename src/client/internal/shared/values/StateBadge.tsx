import { FormattedMessage } from 'react-intl';
import { Badge, type Tone } from '../../../ui/Badge.tsx';

const tones: Readonly<Record<string, Tone>> = { ON: 'saved', UPCOMING: 'brand' };

/** Whether members see a reward or an offer, or can use a promo code. */
export function StateBadge({ state }: { readonly state: string }) {
  return (
    <Badge tone={tones[state] ?? 'plain'}>
      <FormattedMessage id={`internalRewards.state.${state}`} />
    </Badge>
  );
}
