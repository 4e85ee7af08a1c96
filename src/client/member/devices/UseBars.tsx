import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Bars, type BarsProps } from '../../ui/charts/Bars.tsx';
import { Figure } from '../../ui/Figure.tsx';

export interface UseBarsProps extends Pick<BarsProps, 'label' | 'unit' | 'format' | 'bars'> {
  /** The period's total; null when there are no readings. */
  readonly totalWattHours: number | null | undefined;
  /** The device generates energy, so its figures are shown with inverted sign. */
  readonly gives: boolean;
}

/** What a device used or generated in a period: the total and a bar per interval; missing readings are gaps. */
export function UseBars({ totalWattHours, gives, bars, ...chart }: UseBarsProps) {
  const intl = useIntl();
  const { energy } = useFormats();
  if (totalWattHours == null) {
    return (
      <p className="muted">
        <FormattedMessage id="devices.use.none" />
      </p>
    );
  }
  const shown = (value: number): number => (gives ? 0 - value : value);
  return (
    <div className="stack">
      <Figure value={energy(shown(totalWattHours))} label={intl.formatMessage({ id: 'devices.use.total' })} />
      <Bars
        {...chart}
        bars={bars.map((bar) => ({ ...bar, value: bar.value === null ? null : shown(bar.value) }))}
      />
      {bars.some(({ value }) => value !== null && shown(value) < 0) && (
        <p className="small muted">
          <FormattedMessage id={gives ? 'devices.use.belowUsed' : 'devices.use.belowGave'} />
        </p>
      )}
    </div>
  );
}
