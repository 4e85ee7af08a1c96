import { FormattedMessage, useIntl } from 'react-intl';
import { formatClockTime } from '../../../domain/format/clockTime.ts';
import { toLocale } from '../../i18n/toLocale.ts';
import { useKeptAt } from '../../platform/connection/useOffline.ts';
import { useApp } from '../../platform/screen/app.ts';

/** Says from when it is, where the browser shows what it kept instead of answers. */
export function KeptNotice() {
  const intl = useIntl();
  const { clock, zone, locale } = useApp();
  const kept = useKeptAt();
  if (kept === null) return null;
  const at = new Date(clock.at(kept));
  const toDay = (moment: Date | number) => intl.formatDate(moment, { month: 'long', day: 'numeric' });
  return (
    <p className="kept" role="status">
      <FormattedMessage
        id="shell.offline.from"
        values={{
          today: toDay(at) === toDay(clock.now()) ? 'yes' : 'no',
          day: toDay(at),
          time: formatClockTime(at, zone, toLocale(locale)),
        }}
      />
    </p>
  );
}
