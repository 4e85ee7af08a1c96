import { FormattedMessage } from 'react-intl';
import type { DisplayStatus } from '../../../domain/utility/connectionWords.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { CheckIcon, WarnIcon } from '../../ui/icons/signs.tsx';
import { ClockIcon } from '../../ui/icons/things.tsx';

const TONES: Readonly<Record<DisplayStatus, Tone>> = { Connected: 'saved', Pending: 'brand', Ineligible: 'plain', Issue: 'warn' };
const SIGNS: Partial<Readonly<Record<DisplayStatus, typeof CheckIcon>>> = { Connected: CheckIcon, Pending: ClockIcon, Issue: WarnIcon };

/** How the connection stands, in one word (UTL-20). */
export function StatusBadge({ status }: { readonly status: DisplayStatus }) {
  const Sign = SIGNS[status];
  return (
    <Badge tone={TONES[status]} icon={Sign === undefined ? undefined : <Sign size={16} />}>
      <FormattedMessage id={`connection.status.${status}`} />
    </Badge>
  );
}
