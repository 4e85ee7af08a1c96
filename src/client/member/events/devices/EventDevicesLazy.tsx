import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import type { EnergyEvent, EventDevice } from '../../../../../codegen/rest/types.ts';
import { inDisplayOrder } from '../../../../domain/devices/displayOrder.ts';
import { deviceType, type DeviceType } from '../../../../domain/devices/deviceTypes.ts';
import type { OptValue } from '../../../../domain/events/types.ts';
import { useNow } from '../../../platform/clock/useNow.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { opensDialog } from '../../../shared/dialog/opensDialog.ts';
import { useEventNoun } from '../../../shared/events/useEventNoun.ts';
import { useEventPhrases } from '../../../shared/events/useEventPhrases.ts';
import { cx } from '../../../ui/cx.ts';
import { List } from '../../../ui/List.tsx';
import type { loader } from '../eventLoader.ts';
import { oneEvent } from '../eventQueries.ts';
import { eventSituation } from '../situation.ts';
import { devicePhase, hasManyKinds } from './devicePhase.ts';
import { deviceTexts, isInvited } from '../../../shared/events/devices/deviceTexts.ts';
import { EventDeviceRow } from './EventDeviceRow.tsx';
import { AllKindsRow, KindRow } from './KindRow.tsx';
import styles from './EventDevices.module.css';
import { TakeOutDialog } from './TakeOutDialog.tsx';
import { useDeviceOpt } from './useDeviceOpt.ts';

/** The devices of the event that is open (EVT-03, EVT-13, EVT-14, EVT-17 to EVT-20). */
export function EventDevicesLazy() {
  const app = useApp();
  const { id } = useScreenData<typeof loader>();
  const { data } = useSuspenseRestQuery(oneEvent(app, id));
  return <EventDevices event={data} />;
}

function EventDevices({ event }: { readonly event: EnergyEvent }) {
  const intl = useIntl();
  const now = useNow(5_000);
  const noun = useEventNoun(event.ohmhour_type).one;
  const { thisEvent } = useEventPhrases(event.ohmhour_type);
  const { saying, done, keptOf, say } = useDeviceOpt(event);
  const [asked, setAsked] = useState<EventDevice | null>(null);
  const phase = devicePhase(eventSituation(event, now));
  const devices = inDisplayOrder(
    Object.values(event.devices).map((device) => ({
      device,
      deviceType: deviceType(device.device_type),
      displayName: device.display_name,
    })),
  ).map(({ device }) => device);
  const kindOf = ({ device_type: type }: EventDevice) => deviceType(type);
  const deviceName = (id: string | undefined) =>
    (id === undefined ? undefined : event.devices[id]?.display_name) ?? null;
  const isFinal = phase === 'running' && event.ohmhour_type !== 'PARTICIPATION_REDUCTION_RT';
  const hasSwitches = isInvited(event) && devices.some((device) => device.may_opt_in || device.may_opt_out);

  const answer = (device: EventDevice, opt: OptValue) => {
    if (opt === 'out' && isFinal) setAsked(device);
    else void say(device, opt);
  };

  const toRow = (device: EventDevice) => (
    <EventDeviceRow
      key={device.device_id}
      device={device}
      event={event}
      phase={phase}
      thisEvent={thisEvent}
      saying={saying?.deviceId === device.device_id ? saying.opt : null}
      kept={keptOf(device.device_id)}
      takesFocus={done?.deviceId === device.device_id}
      onSay={(opt) => answer(device, opt)}
    />
  );

  const looksOf = (some: readonly EventDevice[]) =>
    some.map((device) => deviceTexts(device, phase, event).look);

  const toKind = (type: DeviceType) => {
    const ofKind = devices.filter((device) => kindOf(device) === type);
    if (ofKind.length === 1) return ofKind.map(toRow);
    return (
      <KindRow key={type} type={type} looks={looksOf(ofKind)}>
        {ofKind.map(toRow)}
      </KindRow>
    );
  };

  const kinds = [...new Set(devices.map(kindOf))];
  return (
    <section
      className={cx('card card-flush', phase === 'over' && styles['over'])}
      aria-labelledby="event-devices"
      {...(hasSwitches && isFinal && opensDialog)}
    >
      <div className={styles['head']}>
        <h2 id="event-devices">
          <FormattedMessage id="eventDevices.title" />
        </h2>
        {hasSwitches && (
          <span className="small muted" aria-hidden="true">
            <FormattedMessage id="eventDevices.takesPart" />
          </span>
        )}
      </div>
      <List>
        {phase !== 'over' ? (
          devices.map(toRow)
        ) : hasManyKinds(kinds.length) ? (
          <AllKindsRow kinds={kinds.length} looks={looksOf(devices)}>
            {kinds.map(toKind)}
          </AllKindsRow>
        ) : (
          kinds.map(toKind)
        )}
      </List>
      {hasSwitches && (
        <p className={`small muted ${styles['foot'] ?? ''}`}>
          <FormattedMessage
            id={
              isFinal
                ? 'eventDevices.final'
                : phase === 'before' && event.ohmhour_type !== 'PARTICIPATION_REDUCTION_RT'
                  ? 'eventDevices.before'
                  : 'eventDevices.open'
            }
          />
        </p>
      )}
      <p className="visually-hidden" role="status">
        {done !== null &&
          intl.formatMessage({ id: `eventDevices.said.${done.opt}` }, { name: deviceName(done.deviceId) })}
      </p>
      <TakeOutDialog
        name={asked?.display_name ?? null}
        event={noun}
        onClose={() => setAsked(null)}
        onGo={() => {
          if (asked !== null) void say(asked, 'out');
          setAsked(null);
        }}
      />
    </section>
  );
}
