import { useIntl } from 'react-intl';
import { countdownParts } from '../../../../domain/format/countdown.ts';
import { useNow } from '../../../platform/clock/useNow.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';

const NEAR_MS = 3_600_000;

/** "Starts in 2 h 10 min"; by the second in the last hour. */
export function TimeLeft({ until, to }: { readonly until: string; readonly to: 'start' | 'end' }) {
  const intl = useIntl();
  const { duration } = useFormats();
  const now = useNow(1000);
  const at = new Date(until);
  const left = at.getTime() - now;
  const { minutes, seconds } = countdownParts(at, new Date(now));
  const time = left >= NEAR_MS ? duration(left) : `${minutes}:${String(seconds).padStart(2, '0')}`;
  return (
    <p className="title" role="timer" aria-live="off">
      {intl.formatMessage({ id: `internalLive.${left <= 0 ? 'due' : 'in'}.${to}` }, { time })}
    </p>
  );
}
