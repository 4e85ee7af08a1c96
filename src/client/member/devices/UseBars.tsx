import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Bars, type BarsProps } from '../../ui/charts/Bars.tsx';
import { Figure } from '../../ui/Figure.tsx';

export interface UseBarsProps extends Pick<BarsProps, 'label' | 'unit' | 'format' | 'bars'> {
  /** What all of it adds up to; null: nothing is known of the stretch. */
  readonly totalWattHours: number | null | undefined;
  /** The device is there to give: its figures are shown with their sign turned. */
  readonly gives: boolean;
}

/** What a device used, or gave, in a stretch of time: all of it, and bar by bar; what is not known is a gap. */
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
