import { FormattedMessage, useIntl } from 'react-intl';
import { energyUnit } from '../../../domain/format/energy.ts';
import { EnergyUnitContext } from '../../shared/format/EnergyUnit.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Bars, type Bar } from '../../ui/charts/Bars.tsx';
import { Figure } from '../../ui/Figure.tsx';

/** A battery charges and sends back; solar panels give, so their figures are shown with inverted sign. */
export type EnergyFlow = 'uses' | 'gives' | 'stores';

export interface UseBarsProps {
  /** The period's total; null when there are no readings. */
  readonly totalWattHours: number | null | undefined;
  readonly flow: EnergyFlow;
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
  flow,
  bars,
  label,
}: UseBarsProps & { readonly totalWattHours: number }) {
  const intl = useIntl();
  const { energy, energyUnit: unit, exactEnergy, number } = useFormats();
  const gives = flow === 'gives';
  const shown = (value: number): number => (gives ? 0 - value : value);
  const sumWhere = (isMeant: (value: number) => boolean): number =>
    bars.reduce((sum, { value }) => (value !== null && isMeant(value) ? sum + Math.abs(value) : sum), 0);
  const [charged, sentBack] = [sumWhere((value) => value > 0), sumWhere((value) => value < 0)];
  const inUnit = (value: number): number => shown(value) / (unit === 'kWh' ? 1000 : 1);
  return (
    <div className="stack">
      {flow === 'stores' && sentBack > 0 ? (
        <div className="figures">
          <Figure
            value={energy(charged)}
            label={intl.formatMessage({ id: 'devices.use.charged' })}
            explanation={
              <p>
                <FormattedMessage id="devices.use.charged.why" values={{ energy: exactEnergy(charged) }} />
              </p>
            }
          />
          <Figure
            value={energy(sentBack)}
            label={intl.formatMessage({ id: 'devices.use.sentBack' })}
            explanation={
              <p>
                <FormattedMessage id="devices.use.sentBack.why" values={{ energy: exactEnergy(sentBack) }} />
              </p>
            }
          />
        </div>
      ) : (
        <Figure
          value={energy(shown(totalWattHours))}
          label={intl.formatMessage({ id: flow === 'stores' ? 'devices.use.net' : 'devices.use.total' })}
        />
      )}
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
