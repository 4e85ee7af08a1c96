import { FormattedMessage, useIntl } from 'react-intl';
import { energyUnit } from '../../../domain/format/energy.ts';
import { EnergyUnitContext } from '../../shared/format/EnergyUnit.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Bars, type Bar } from '../../ui/charts/Bars.tsx';
import { Figure } from '../../ui/Figure.tsx';

export interface UseBarsProps {
  /** The period's total; null when there are no readings. */
  readonly totalWattHours: number | null | undefined;
  /** The device generates energy, so its figures are shown with inverted sign. */
  readonly gives: boolean;
  /** Values in watt-hours. */
  readonly bars: readonly Bar[];
  readonly label: string;
}

/** What a device used or generated in a period: the total and a bar per interval; missing readings are gaps. */
export function UseBars({ totalWattHours, ...chart }: UseBarsProps) {
  if (totalWattHours == null) {
    return (
      <p className="muted">
        <FormattedMessage id="devices.use.none" />
      </p>
    );
  }
  return (
    <EnergyUnitContext value={energyUnit([totalWattHours, ...chart.bars.map(({ value }) => value)])}>
      <TotalAndBars totalWattHours={totalWattHours} {...chart} />
    </EnergyUnitContext>
  );
}

function TotalAndBars({
  totalWattHours,
  gives,
  bars,
  label,
}: UseBarsProps & { readonly totalWattHours: number }) {
  const intl = useIntl();
  const { energy, energyUnit: unit, number } = useFormats();
  const shown = (value: number): number => (gives ? 0 - value : value);
  const inUnit = (value: number): number => shown(value) / (unit === 'kWh' ? 1000 : 1);
  return (
    <div className="stack">
      <Figure value={energy(shown(totalWattHours))} label={intl.formatMessage({ id: 'devices.use.total' })} />
      <Bars
        label={label}
        unit={unit}
        format={(value) => number(Math.round(value * 1000) / 1000)}
        bars={bars.map((bar) => ({ ...bar, value: bar.value === null ? null : inUnit(bar.value) }))}
      />
      {bars.some(({ value }) => value !== null && shown(value) < 0) && (
        <p className="small muted">
          <FormattedMessage id={gives ? 'devices.use.belowUsed' : 'devices.use.belowGave'} />
        </p>
      )}
    </div>
  );
}
