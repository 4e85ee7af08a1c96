import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { EnergyDevices } from '../../../../codegen/rest/types.ts';
import { dateText } from '../../../domain/format/dates.ts';
import { energyUnit } from '../../../domain/format/energy.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { EnergyUnitContext } from '../../shared/format/EnergyUnit.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Progress } from '../../ui/Progress.tsx';
import type { EnergyAddress } from './energyAddress.ts';
import { energyDevices } from './energyQueries.ts';
import styles from './energy.module.css';

const TITLE = 'energy-devices';
/** Watt-hours below which two decimals of a kilowatt-hour would show nothing. */
const FEWEST_SHOWN = 5;

/** What the connected devices had of the home's use. Empty without any. */
export function DevicesLazy({ address }: { readonly address: EnergyAddress }) {
  const { data } = useRestQuery(energyDevices(useApp(), address));
  if (data?.devices == null) return null;
  const { devices, other_wh: other } = data.devices;
  return (
    <EnergyUnitContext value={energyUnit([other, ...devices.map(({ use_wh: use }) => use)])}>
      <Shares shares={data.devices} />
    </EnergyUnitContext>
  );
}

function Shares({
  shares: { devices, other_wh: other, is_above_meter: isAbove },
}: {
  readonly shares: EnergyDevices;
}) {
  const intl = useIntl();
  const { locale, energy, energyUnit: unit } = useFormats();
  // A battery gives back almost all that it takes.
  const used = (wattHours: number): string =>
    unit === 'kWh' && wattHours < FEWEST_SHOWN
      ? intl.formatMessage({ id: 'energyDevices.hardly' }, { energy: energy(10) })
      : energy(wattHours);
  const all = devices.reduce((sum, { use_wh: use }) => sum + use, other);
  return (
    <Card title={<FormattedMessage id="energyDevices.title" />} titleId={TITLE}>
      {isAbove ? (
        <p className="muted">
          <FormattedMessage id="energyDevices.above" />
        </p>
      ) : (
        <ul className="stack stack-snug">
          {devices.map(({ device_id: id, name, use_wh: use, since_day: since }) => (
            <li key={id}>
              <Link to={paths.device(id)} className={styles['device']}>
                <span>{name}</span>
                <span className="strong">{used(use)}</span>
              </Link>
              <Progress value={use / all} label={name} valueText={used(use)} />
              {since !== null && (
                <p className="small muted">
                  <FormattedMessage id="energyDevices.since" values={{ day: dateText(since, locale) }} />
                </p>
              )}
            </li>
          ))}
          <li className={styles['device']}>
            <span>
              <FormattedMessage id="energyDevices.other" />
            </span>
            <span className="strong">{energy(other)}</span>
          </li>
        </ul>
      )}
    </Card>
  );
}
