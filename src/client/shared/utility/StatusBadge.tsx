import { FormattedMessage } from 'react-intl';
import type { ConnectionView } from '../../../domain/utility/connectionView.ts';
import type { DisplayStatus } from '../../../domain/utility/connectionWords.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { CheckIcon, WarnIcon } from '../../ui/icons/controlIcons.tsx';
import { ClockIcon } from '../../ui/icons/objectIcons.tsx';

const TONES: Readonly<Record<DisplayStatus, Tone>> = {
  Connected: 'saved',
  Pending: 'brand',
  Ineligible: 'plain',
  Issue: 'warn',
};
const SIGNS: Partial<Readonly<Record<Tone, typeof CheckIcon>>> = {
  saved: CheckIcon,
  brand: ClockIcon,
  warn: WarnIcon,
};

/**
 * The connection's status (UTL-20), from the table; a connection that counts as connected but needs the
 * member's attention (UTL-21, UTL-28, UTL-33, UTL-39) is styled differently.
 */
export function StatusBadge({ view }: { readonly view: Pick<ConnectionView, 'status' | 'message'> }) {
  const tone = toneOf(view);
  const Sign = SIGNS[tone];
  return (
    <Badge tone={tone} icon={Sign === undefined ? undefined : <Sign size={16} />}>
      <FormattedMessage id={`connection.status.${view.status}`} />
    </Badge>
  );
}

function toneOf({ status, message }: Pick<ConnectionView, 'status' | 'message'>): Tone {
  if (status !== 'Connected' || message === null) return TONES[status];
  return message === 'pending' ? TONES.Pending : TONES.Issue;
}
