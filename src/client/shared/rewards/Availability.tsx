import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useFormats } from '../format/useFormats.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './rewards.module.css';

interface AvailabilityProps {
  readonly reward: Pick<Reward, 'remaining' | 'ends_at'>;
  /** The home's zone. */
  readonly timeZone: string;
}

/** Within this, the end is worth saying. */
const SOON_MS = 7 * 86_400_000;

/** Up to this many, how many are left is worth saying. */
const FEW = 10;

/** Sold out, nearly sold out, or ending within a week; otherwise nothing. */
export function Availability({ reward: { remaining, ends_at: endsAt }, timeZone }: AvailabilityProps) {
  const now = useNow(60_000);
  const { onDay } = useFormats();
  if (remaining === 0)
    return (
      <span>
        <Badge>
          <FormattedMessage id="rewards.soldOut" />
        </Badge>
      </span>
    );
  const end = endsAt === null ? null : new Date(endsAt);
  const isEnding = end !== null && end.getTime() - now < SOON_MS;
  const isScarce = remaining !== null && remaining <= FEW;
  if (!isEnding && !isScarce) return null;
  return (
    <span className={styles['badges']}>
      {isScarce && (
        <Badge tone="warn">
          <FormattedMessage id="rewards.fewLeft" values={{ count: remaining }} />
        </Badge>
      )}
      {isEnding && (
        <Badge tone="warn">
          <FormattedMessage
            id="rewards.endsSoon"
            values={{ day: onDay({ startsAt: end, endsAt: end, timeZone }, now) }}
          />
        </Badge>
      )}
    </span>
  );
}
