import { FormattedMessage, useIntl } from 'react-intl';
import type { EventDevice } from '../../../../../codegen/rest/types.ts';
import { deviceType } from '../../../../domain/devices/deviceTypes.ts';
import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Tile } from '../../../ui/List.tsx';
import { DeviceTypeIcon } from '../../devices/DeviceTypeIcon.tsx';
import { useFormats } from '../../format/useFormats.ts';
import { deviceTexts } from '../devices/deviceTexts.ts';
import { devicesInEvent } from './hourQueries.ts';
import styles from '../EventCard.module.css';

/** As often as the event's page. */
const REFETCH_MS = 5_000;
/** More than these are counted; the event's page has them all. */
const SHOWN = 4;
const TILES = { in: 'saved', out: 'quiet', trouble: 'warn' } as const;
/** The card is shown to members who are in. */
const IN = { opt: 'in', may_opt_in: false, vacation: null } as const;

/** What each device does right now. */
export function HourDevices({ eventId }: { readonly eventId: string }) {
  const app = useApp();
  const intl = useIntl();
  const { devices } = useSuspenseRestQuery({
    ...devicesInEvent(app, eventId),
    refetchInterval: ({ state }) => (state.data?.devices.length === 0 ? false : REFETCH_MS),
  }).data;
  if (devices.length === 0) return null;
  const shown = devices.length > SHOWN ? devices.slice(0, SHOWN - 1) : devices;
  return (
    <>
      <ul className={styles['devices']} aria-label={intl.formatMessage({ id: 'eventDevices.title' })}>
        {shown.map((device) => (
          <DeviceNow key={device.device_id} device={device} />
        ))}
      </ul>
      {shown.length < devices.length && (
        <p className="small muted">
          <FormattedMessage id="eventHour.moreDevices" values={{ count: devices.length - shown.length }} />
        </p>
      )}
    </>
  );
}

function DeviceNow({ device }: { readonly device: EventDevice }) {
  const intl = useIntl();
  const { duration, energy } = useFormats();
  const { id, look, shiftedMs, values } = deviceTexts(device, 'running', IN);
  const said = { ...values, time: duration(shiftedMs ?? 0), fed: energy(device.fed_wh ?? 0) };
  return (
    <li className={styles['device']}>
      <Tile tone={TILES[look]}>
        <DeviceTypeIcon type={deviceType(device.device_type)} />
      </Tile>
      <span className={styles['deviceText']}>
        <span className="strong">{device.display_name}</span>
        <span className="small muted">{intl.formatMessage({ id }, said)}</span>
      </span>
    </li>
  );
}
