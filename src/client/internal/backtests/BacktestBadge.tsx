import { FormattedMessage } from 'react-intl';
import { Badge, type Tone } from '../../ui/Badge.tsx';

const tones: Readonly<Record<string, Tone>> = { RUNNING: 'brand', DONE: 'saved' };

export function BacktestBadge({ state }: { readonly state: string }) {
  return (
    <Badge tone={tones[state] ?? 'plain'}>
      <FormattedMessage id={`internalBacktests.state.${state}`} />
    </Badge>
  );
}
