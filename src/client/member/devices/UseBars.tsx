import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Bars, type BarsProps } from '../../ui/charts/Bars.tsx';
import { Figure } from '../../ui/Figure.tsx';

export interface UseBarsProps extends Pick<BarsProps, 'label' | 'unit' | 'format' | 'bars'> {
  /** What all of it adds up to; null: nothing is known of the stretch. */
  readonly totalWattHours: number | null | undefined;
}

/** What a device used in a stretch of time: all of it, and bar by bar; what is not known is a gap. */
export function UseBars({ totalWattHours, ...bars }: UseBarsProps) {
  const intl = useIntl();
  const { energy } = useFormats();
  if (totalWattHours == null) {
    return (
      <p className="muted">
        <FormattedMessage id="devices.use.none" />
      </p>
    );
  }
  return (
    <div className="stack">
      <Figure value={energy(totalWattHours)} label={intl.formatMessage({ id: 'devices.use.total' })} />
      <Bars {...bars} />
    </div>
  );
}
