import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { EnergyEvent, EventDevice } from '../../../../../codegen/rest/types.ts';
import { deviceType } from '../../../../domain/devices/deviceTypes.ts';
import type { DevicePhase } from '../../../../domain/events/deviceSentence.ts';
import type { OptValue } from '../../../../domain/events/types.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { DeviceTypeIcon } from '../../../shared/devices/DeviceTypeIcon.tsx';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Toggle } from '../../../ui/form/Toggle.tsx';
import { Tile } from '../../../ui/List.tsx';
import { deviceTexts, isInvited } from '../../../shared/events/devices/deviceTexts.ts';
import type { WholeEvent } from '../../../shared/events/devices/deviceTexts.ts';
import styles from './EventDevices.module.css';
import { FedWhy } from './FedWhy.tsx';

export interface EventDeviceRowProps {
  readonly device: EventDevice;
  readonly event: WholeEvent & Pick<EnergyEvent, 'reduction_wh'>;
  readonly phase: DevicePhase;
  /** "this OhmHour". */
  readonly thisEvent: string;
  /** The answer being sent; null when none is. */
  readonly saying: OptValue | null;
  /** An answer that is sent once there is a connection; null: none waits. */
  readonly kept: OptValue | null;
  /** The switch has just excluded the device, so this row must take the focus. */
  readonly takesFocus: boolean;
  readonly onSay: (opt: OptValue) => void;
}

const TILES = { in: 'brand', out: 'quiet', trouble: 'warn' } as const;

/** One device: its planned, current or past action, and whether it takes part. */
export function EventDeviceRow({
  device,
  event,
  phase,
  thisEvent,
  saying,
  kept,
  takesFocus,
  onSay,
}: EventDeviceRowProps) {
  const intl = useIntl();
  const { duration, energy } = useFormats();
  const answered = saying ?? kept;
  const text = useRef<HTMLDivElement>(null);
  const { id, latestId, look, shiftedMs, values } = deviceTexts(device, phase, event);
  const { device_id: deviceId, display_name: name, may_opt_in: mayIn, may_opt_out: mayOut, advance } = device;
  const { fed_wh: fedWh } = device;
  const said = { ...values, time: duration(shiftedMs ?? 0), fed: energy(fedWh ?? 0) };
  const sentence = (
    <>
      {intl.formatMessage({ id }, said)}
      {kept !== null && (
        <>
          {'. '}
          <strong>
            <FormattedMessage id={`eventDevices.kept.${kept}`} />
          </strong>
        </>
      )}
      {latestId !== null && <>. {intl.formatMessage({ id: latestId }, said)}</>}
    </>
  );
  const hasSwitch = isInvited(event) && (mayIn || mayOut);
  useLayoutEffect(() => {
    if (takesFocus && !hasSwitch && document.activeElement === document.body)
      text.current?.focus({ preventScroll: true });
  }, [takesFocus, hasSwitch]);
  return (
    <li className="list-item">
      <Tile tone={TILES[look]}>
        <DeviceTypeIcon type={deviceType(device.device_type)} />
      </Tile>
      <div ref={text} className="list-text" tabIndex={-1}>
        <span className={`strong ${styles['name'] ?? ''}`}>{name}</span>
        {fedWh === null ? (
          <span className="small muted">{sentence}</span>
        ) : (
          <div className={styles['fed']}>
            <FedWhy name={name} fedWh={fedWh} shiftedMs={shiftedMs} savedWh={event.reduction_wh}>
              {sentence}
            </FedWhy>
          </div>
        )}
        {look === 'trouble' && advance !== 'DISCONNECTED' && (
          <Link
            to={paths.device(deviceId)}
            className={styles['mend']}
            aria-label={intl.formatMessage({ id: 'eventDevices.mendNamed' }, { name })}
          >
            <FormattedMessage id="eventDevices.mend" />
          </Link>
        )}
      </div>
      {hasSwitch && (
        <Toggle
          label={intl.formatMessage({ id: 'eventDevices.switch' }, { name, thisEvent })}
          checked={answered === null ? mayOut : answered === 'in'}
          onChange={(checked) => onSay(checked ? 'in' : 'out')}
        />
      )}
    </li>
  );
}
