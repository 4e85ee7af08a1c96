import { useNow } from '../../../platform/clock/useNow.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';

/** "6:05 PM" and "tomorrow", for a sentence. */
export function useSentenceTime(
  timeZone: string,
): (at: string) => { readonly time: string; readonly day: string } {
  const formats = useFormats();
  const now = useNow(60_000);
  return (text) => {
    const at = new Date(text);
    return {
      time: formats.clock(at, timeZone),
      day: formats.onDay({ startsAt: at, endsAt: at, timeZone }, now),
    };
  };
}
