import { FormattedMessage } from 'react-intl';
import { Badge, type Tone } from '../../ui/Badge.tsx';

const TONES: Readonly<Record<string, Tone>> = { OWN: 'brand', RETIRED: 'warn' };

/** Whose words an article has, or that members don't see it. */
export function HelpBadge({ state }: { readonly state: string }) {
  return (
    <Badge tone={TONES[state] ?? 'plain'}>
      <FormattedMessage id={`internalHelp.state.${state}`} />
    </Badge>
  );
}
