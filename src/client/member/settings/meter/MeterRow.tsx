import { FormattedMessage } from 'react-intl';
import type { MeterData } from '../../../../../codegen/rest/types.ts';
import { formatFullDate } from '../../../../domain/format/dates.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { ChartIcon } from '../../../ui/icons/objectIcons.tsx';
import { Tile } from '../../../ui/List.tsx';
import { isNumber } from './meterList.ts';
import styles from './meter.module.css';

/** One meter: the end of its number, its reading interval, and the days with readings. */
export function MeterRow({ point }: { readonly point: MeterData['service_points'][number] }) {
  const { locale, number } = useFormats();
  const { first_day: first, last_day: last, interval_minutes: minutes } = point;
  const day = (text: string) => formatFullDate(new Date(`${text}T00:00:00Z`), 'UTC', locale);
  return (
    <li className={styles['meter']}>
      <Tile tone="quiet">
        <ChartIcon />
      </Tile>
      <div className="stack stack-tight">
        <span className="strong">
          <FormattedMessage
            id={isNumber(point.number_last4) ? 'settings.meter.point' : 'settings.meter.pointUnnumbered'}
            values={{ last4: point.number_last4 }}
          />
        </span>
        <span className="small muted">
          {first !== null && last !== null ? (
            <FormattedMessage
              id="settings.meter.days"
              values={{
                first: day(first),
                last: day(last),
                complete: point.complete_days,
                figure: number(point.complete_days),
              }}
            />
          ) : (
            <FormattedMessage id="settings.meter.noDays" />
          )}
        </span>
        <span className="small muted">
          {minutes !== null && (
            <FormattedMessage id="settings.meter.interval" values={{ minutes: number(minutes) }} />
          )}
          {minutes !== null && point.export_seen && ' '}
          {point.export_seen && <FormattedMessage id="settings.meter.export" />}
        </span>
      </div>
    </li>
  );
}
