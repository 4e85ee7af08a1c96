import { useIntl } from 'react-intl';
import { useFormats } from './useFormats.ts';

/** "on Thursday at 6 PM" or "tomorrow at 6 PM", within a sentence. Not in `useFormats`: no first screen needs it. */
export function useAtMoment(): (at: Date, timeZone: string, now: number) => string {
  const intl = useIntl();
  const { clock, onDay } = useFormats();
  return (at, timeZone, now) =>
    intl.formatMessage(
      { id: 'format.atMoment' },
      { day: onDay({ startsAt: at, endsAt: at, timeZone }, now), time: clock(at, timeZone) },
    );
}
