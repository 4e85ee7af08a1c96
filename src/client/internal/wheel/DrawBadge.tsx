import { FormattedMessage } from 'react-intl';
import { Badge, type Tone } from '../../ui/Badge.tsx';

const tones: Readonly<Record<string, Tone>> = { OPEN: 'brand', READY: 'warn', DRAWN: 'saved' };

export function DrawBadge({ state }: { readonly state: string }) {
  return (
    <Badge tone={tones[state] ?? 'plain'}>
      <FormattedMessage id={`internalWheel.draws.state.${state}`} />
    </Badge>
  );
}
