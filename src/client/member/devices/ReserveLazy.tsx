import Slider from '@mui/material/Slider';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { MuiRoot } from '../../ui/mui/MuiRoot.tsx';
import type { DeviceSettingsUse } from './useDeviceSettings.ts';

export interface ReserveFormProps {
  readonly percent: number;
  readonly busy: boolean;
  readonly faults: DeviceSettingsUse['faults'];
  readonly onSave: DeviceSettingsUse['save'];
}

const STEP = 5;
const MARKS = [0, 50, 100];

/** The reserve as a slider from 0 to 100%, saved by its button. */
export function ReserveLazy({ percent: saved, busy, faults, onSave }: ReserveFormProps) {
  const intl = useIntl();
  const app = useApp();
  const { percent } = useFormats();
  const labelId = useId();
  const [chosen, setChosen] = useState(saved);
  const error = faults['reserve_percent'];
  return (
    <MuiRoot owner={app} nonce={app.nonce} locale={app.locale}>
      <div className="stack">
        <p className="small muted">
          <FormattedMessage id="devices.reserve.text" />
        </p>
        <div className="row row-apart">
          <span id={labelId} className="field-label">
            <FormattedMessage id="devices.reserve.label" />
          </span>
          <strong className="number" aria-hidden="true">
            {percent(chosen)}
          </strong>
        </div>
        <Slider
          aria-labelledby={labelId}
          value={chosen}
          onChange={(_event, value) => setChosen(value)}
          step={STEP}
          marks={MARKS.map((value) => ({ value, label: percent(value) }))}
          getAriaValueText={(value) => percent(value)}
        />
        <p className="small muted">
          <FormattedMessage
            id="devices.reserve.means"
            values={{
              reserve: percent(chosen),
              kind: chosen === 100 ? 'all' : chosen === 0 ? 'none' : 'some',
            }}
          />
        </p>
        {error !== undefined && <p className="field-error">{error}</p>}
        <div>
          <Button
            look="secondary"
            small
            busy={busy}
            onClick={() =>
              void onSave(
                { reserve_percent: chosen },
                intl.formatMessage({ id: 'devices.reserve.saved' }, { reserve: percent(chosen) }),
              )
            }
          >
            <FormattedMessage id="devices.save" />
          </Button>
        </div>
      </div>
    </MuiRoot>
  );
}
