import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '../../../../codegen/rest/types.ts';
import { SETPOINT_SHIFT } from '../../../domain/events/deviceCommand.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { readText } from '../../ui/form/readText.ts';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { ComfortForm } from './ComfortForm.tsx';
import { ReserveForm } from './ReserveForm.tsx';
import { useDeviceSettings } from './useDeviceSettings.ts';
import { useTemperatures } from './useTemperatures.ts';

const LONGEST_NAME = 80;

/** Whether it takes part, how far an event may go with it, and what it is called (DEV-01). */
export function DeviceSettings({ device }: { readonly device: Device }) {
  const intl = useIntl();
  const { degrees } = useTemperatures();
  const { words } = useApp().brand;
  const { busy, faults, save } = useDeviceSettings(device);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const values = { events: words.reductionEvent.many, name: device.display_name };

  async function change(wanted: boolean) {
    setPressed(wanted);
    await save(
      { opted_in: wanted },
      intl.formatMessage({ id: wanted ? 'devices.one.joined' : 'devices.one.left' }, values),
    );
    setPressed(null);
  }
  function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = readText(new FormData(event.currentTarget), 'display_name');
    if (name !== '' && name !== device.display_name)
      void save({ display_name: name }, intl.formatMessage({ id: 'devices.one.renamed' }, { name }));
  }

  return (
    <Card title={<FormattedMessage id="devices.one.events" values={values} />} titleId="device-events">
      {device.control === 'none' ? (
        <p>
          <FormattedMessage
            id={`devices.cannot.${device.device_type === 'refrigerator' ? 'refrigerator' : 'other'}`}
            values={values}
          />
        </p>
      ) : (
        <Switch
          label={<FormattedMessage id="devices.one.takesPart" values={values} />}
          hint={
            <FormattedMessage
              id={`devices.control.${device.reserve_percent === null ? device.control : 'feed'}`}
              values={{ step: degrees(SETPOINT_SHIFT / 10) }}
            />
          }
          checked={pressed ?? device.opted_in}
          disabled={busy}
          onChange={(wanted) => void change(wanted)}
        />
      )}
      {device.comfort !== null && (
        <ComfortForm comfort={device.comfort} busy={busy} faults={faults} onSave={save} />
      )}
      {device.reserve_percent !== null && (
        <ReserveForm percent={device.reserve_percent} busy={busy} faults={faults} onSave={save} />
      )}
      <Disclosure summary={<FormattedMessage id="devices.one.rename" />}>
        <form className="stack" onSubmit={rename}>
          <TextInput
            label={<FormattedMessage id="devices.one.name" />}
            name="display_name"
            defaultValue={device.display_name}
            maxLength={LONGEST_NAME}
            required
            error={faults['display_name']}
          />
          <div>
            <Button type="submit" look="secondary" small busy={busy}>
              <FormattedMessage id="devices.save" />
            </Button>
          </div>
        </form>
      </Disclosure>
    </Card>
  );
}
