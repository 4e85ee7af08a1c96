import { FormattedMessage } from 'react-intl';
import { COUNTDOWN_NEAR_MS, countdownParts } from '../../../domain/format/countdown.ts';
import { isStartingSoon } from '../../../domain/events/timing.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useFormats } from '../format/useFormats.ts';

/** "in 2 h 10 min" when the start is near, every second in the last five minutes; empty before that. */
export function Countdown({ until, now }: { readonly until: Date; readonly now: number }) {
  const { duration } = useFormats();
  const left = until.getTime() - now;
  if (left <= 0 || left > COUNTDOWN_NEAR_MS) return null;
  if (isStartingSoon({ start: until }, new Date(now))) return <Seconds until={until} />;
  return <FormattedMessage id="events.countdown.in" values={{ time: duration(left) }} />;
}

function Seconds({ until }: { readonly until: Date }) {
  const { minutes, seconds } = countdownParts(until, new Date(useNow(1000)));
  return (
    <FormattedMessage
      id="events.countdown.in"
      values={{ time: `${minutes}:${String(seconds).padStart(2, '0')}` }}
    />
  );
}
