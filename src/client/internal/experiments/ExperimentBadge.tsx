import { FormattedMessage } from 'react-intl';
import { Badge, type Tone } from '../../ui/Badge.tsx';

const TONES: Readonly<Record<string, Tone>> = { RUNNING: 'saved', DRAFT: 'brand' };

/** Whether an experiment runs. */
export function ExperimentBadge({ state }: { readonly state: string }) {
  return (
    <Badge tone={TONES[state] ?? 'plain'}>
      <FormattedMessage id={`internalExperiments.state.${state}`} />
    </Badge>
  );
}
