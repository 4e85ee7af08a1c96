import { FormattedMessage } from 'react-intl';
import type { ConnectionView } from '../../../domain/utility/connectionView.ts';
import type { DisplayStatus } from '../../../domain/utility/connectionWords.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { CheckIcon, WarnIcon } from '../../ui/icons/signs.tsx';
import { ClockIcon } from '../../ui/icons/things.tsx';

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
 * How the connection stands, in one word (UTL-20). The word is the table's; a connection that counts as connected and yet
 * wants something of the member (UTL-21, UTL-28, UTL-33, UTL-39) does not look as if all were well.
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
