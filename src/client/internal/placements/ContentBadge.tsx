import { FormattedMessage } from 'react-intl';
import { Badge, type Tone } from '../../ui/Badge.tsx';

const TONES: Readonly<Record<string, Tone>> = { LIVE: 'saved', SCHEDULED: 'brand', OFF: 'warn' };

/** Whether members see content. */
export function ContentBadge({ state }: { readonly state: string }) {
  return (
    <Badge tone={TONES[state] ?? 'plain'}>
      <FormattedMessage id={`internalPlacements.state.${state}`} />
    </Badge>
  );
}
