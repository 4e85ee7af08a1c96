import { FormattedMessage } from 'react-intl';
import type { DisplayStatus } from '../../../domain/utility/connectionWords.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { CheckIcon, WarnIcon } from '../../ui/icons/controlIcons.tsx';
import { ClockIcon } from '../../ui/icons/objectIcons.tsx';
import type { ConnectionSummary } from './connectionSummary.ts';

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
 * The connection's status (UTL-20), from the table; a connection that counts as connected or pending but needs the
 * member's attention (UTL-21, UTL-28, UTL-33, UTL-36, UTL-39) is styled differently.
 */
export function StatusBadge({
  connection,
}: {
  readonly connection: Pick<ConnectionSummary, 'status' | 'turn'>;
}) {
  const tone = pickTone(connection);
  const Sign = SIGNS[tone];
  return (
    <Badge tone={tone} icon={Sign === undefined ? undefined : <Sign size={16} />}>
      <FormattedMessage id={`connection.status.${connection.status}`} />
    </Badge>
  );
}

function pickTone({ status, turn }: Pick<ConnectionSummary, 'status' | 'turn'>): Tone {
  if (turn === 'MEMBER') return TONES.Issue;
  return turn === 'OTHERS' && status === 'Connected' ? TONES.Pending : TONES[status];
}
