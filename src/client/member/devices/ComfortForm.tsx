import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '../../../../codegen/rest/types.ts';
import { COMFORT_LIMITS, comfortFault } from '../../../domain/devices/comfort.ts';
import { inUnit, toTenths } from '../../../domain/format/temperature.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { readText } from '../../ui/form/readText.ts';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import type { DeviceSettingsUse } from './useDeviceSettings.ts';
import styles from './devices.module.css';
import { useTemperatures } from './useTemperatures.ts';

export interface ComfortFormProps {
  readonly comfort: NonNullable<Device['comfort']>;
  readonly busy: boolean;
  readonly faults: DeviceSettingsUse['faults'];
  readonly onSave: DeviceSettingsUse['save'];
}

/** Between which temperatures an event may move the device. */
export function ComfortForm({
  comfort: { lowest_c: lowest, highest_c: highest },
  busy,
  faults,
  onSave,
}: ComfortFormProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const { temperature, degrees, unit } = useTemperatures();
  const [wrong, setWrong] = useState(false);
  const values = { lowest: temperature(lowest), highest: temperature(highest) };
  const bounds = {
    coldest: temperature(COMFORT_LIMITS.lowest / 10),
    warmest: temperature(COMFORT_LIMITS.highest / 10),
    narrowest: degrees(COMFORT_LIMITS.narrowest / 10),
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = (name: string): number => toTenths(Number(readText(data, name).replace(',', '.')), unit);
    const band = { lowest: typed('lowest_c'), highest: typed('highest_c') };
    const isBand = comfortFault(band) === null;
    setWrong(!isBand);
    if (!isBand) return;
    const [from, to] = [band.lowest / 10, band.highest / 10];
    void onSave(
      { comfort: { lowest_c: from, highest_c: to } },
      intl.formatMessage(
        { id: 'devices.comfort.saved' },
        { lowest: temperature(from), highest: temperature(to) },
      ),
    );
  }

  const error = wrong ? intl.formatMessage({ id: 'devices.comfort.wrong' }, bounds) : faults['comfort'];
  return (
    <Disclosure summary={<FormattedMessage id="devices.comfort.title" values={values} />}>
      <form className="stack" noValidate onSubmit={submit}>
        <p className="small muted">
          <FormattedMessage id="devices.comfort.text" />
        </p>
        <div className={styles['band']}>
          <TextInput
            label={<FormattedMessage id="devices.comfort.lowest" values={{ unit }} />}
            name="lowest_c"
            inputMode="decimal"
            defaultValue={number(inUnit(lowest, unit))}
            maxLength={5}
            error={error}
          />
          <TextInput
            label={<FormattedMessage id="devices.comfort.highest" values={{ unit }} />}
            name="highest_c"
            inputMode="decimal"
            defaultValue={number(inUnit(highest, unit))}
            maxLength={5}
          />
        </div>
        <div>
          <Button type="submit" look="secondary" small busy={busy}>
            <FormattedMessage id="devices.save" />
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
