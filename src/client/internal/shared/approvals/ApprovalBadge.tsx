import { FormattedMessage } from 'react-intl';
import { Badge, type Tone } from '../../../ui/Badge.tsx';

const TONES: Readonly<Record<string, Tone>> = { WAITING: 'brand', APPROVED: 'saved', REFUSED: 'error' };

/** What became of a change for many members. */
export function ApprovalBadge({ state }: { readonly state: string }) {
  return (
    <Badge tone={TONES[state] ?? 'plain'}>
      <FormattedMessage id={`internalApprovals.state.${state}`} />
    </Badge>
  );
}
