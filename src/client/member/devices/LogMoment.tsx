import { useNow } from '../../platform/clock/useNow.ts';
import { useFormats } from '../../shared/format/useFormats.ts';

/** When something happened, at the home. */
export function LogMoment({ at, timeZone }: { readonly at: string; readonly timeZone: string }) {
  const { moment } = useFormats();
  const now = useNow(60_000);
  return (
    <time className="small muted nowrap" dateTime={at}>
      {moment(new Date(at), timeZone, now)}
    </time>
  );
}
