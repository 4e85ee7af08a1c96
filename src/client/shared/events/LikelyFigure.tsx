import { FormattedMessage, useIntl } from 'react-intl';
import { Figure } from '../../ui/Figure.tsx';
import { useFormats } from '../format/useFormats.ts';

/** An event's expected pay, with the basis of the estimate. */
export function LikelyFigure({ low, high }: { readonly low: number; readonly high: number }) {
  const intl = useIntl();
  const { number, money, points } = useFormats();
  const figure = low === high ? number(low) : `${number(low)}–${number(high)}`;
  const worth = low === high ? money(low) : `${money(low)}–${money(high)}`;
  return (
    <Figure
      value={figure}
      unit={intl.formatMessage({ id: 'events.likely.unit' }, { count: high })}
      label={intl.formatMessage({ id: 'events.likely.label' })}
      explanation={
        <>
          <p>
            <FormattedMessage
              id="events.likely.why"
              values={{ low: points(low), high: points(high), same: String(low === high) }}
            />
          </p>
          <p>
            <FormattedMessage id="events.likely.worth" values={{ worth }} />
          </p>
          <p className="muted">
            <FormattedMessage id="events.likely.noDebt" />
          </p>
        </>
      }
    />
  );
}
