import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '../../../../codegen/rest/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { textOf } from '../../ui/form/textOf.ts';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import type { DeviceSettingsUse } from './useDeviceSettings.ts';
import styles from './devices.module.css';

export interface ComfortFormProps {
  readonly comfort: NonNullable<Device['comfort']>;
  readonly busy: boolean;
  readonly faults: DeviceSettingsUse['faults'];
  readonly onSave: DeviceSettingsUse['save'];
}

/** Bounds of what can be asked for, degrees Celsius. */
const [COLDEST, WARMEST, NARROWEST] = [10, 35, 2];

/** Between which temperatures an event may move the device. */
export function ComfortForm({ comfort: { lowest_c: lowest, highest_c: highest }, busy, faults, onSave }: ComfortFormProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const [wrong, setWrong] = useState(false);
  const values = { lowest: number(lowest), highest: number(highest) };
  const bounds = { coldest: number(COLDEST), warmest: number(WARMEST), narrowest: number(NARROWEST) };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const degrees = (name: string): number => Math.round(Number(textOf(data, name).replace(',', '.')) * 10) / 10;
    const [from, to] = [degrees('lowest_c'), degrees('highest_c')];
    const isBand = from >= COLDEST && to <= WARMEST && to - from >= NARROWEST;
    setWrong(!isBand);
    if (isBand) void onSave({ comfort: { lowest_c: from, highest_c: to } }, intl.formatMessage({ id: 'devices.comfort.saved' }, { lowest: number(from), highest: number(to) }));
  }

  const error = wrong ? intl.formatMessage({ id: 'devices.comfort.wrong' }, bounds) : faults['comfort'];
  return (
    <Disclosure summary={<FormattedMessage id="devices.comfort.title" values={values} />}>
      <form className="stack" noValidate onSubmit={submit}>
        <p className="small muted">
          <FormattedMessage id="devices.comfort.text" />
        </p>
        <div className={styles['band']}>
          <TextInput label={<FormattedMessage id="devices.comfort.lowest" />} name="lowest_c" inputMode="decimal" defaultValue={number(lowest)} maxLength={5} error={error} />
          <TextInput label={<FormattedMessage id="devices.comfort.highest" />} name="highest_c" inputMode="decimal" defaultValue={number(highest)} maxLength={5} />
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
