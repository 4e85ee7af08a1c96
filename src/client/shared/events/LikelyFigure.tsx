import { FormattedMessage, useIntl } from 'react-intl';
import { Figure } from '../../ui/Figure.tsx';
import { useFormats } from '../format/useFormats.ts';

/** An event's expected pay, with the basis of the estimate. */
export function LikelyFigure({ low, high }: { readonly low: number; readonly high: number }) {
  const intl = useIntl();
  const { pay, payRange } = useFormats();
  return (
    <Figure
      value={payRange(low, high)}
      label={intl.formatMessage({ id: 'events.likely.label' })}
      explanation={
        <>
          <p>
            <FormattedMessage
              id="events.likely.why"
              values={{ low: pay(low), high: pay(high), same: String(low === high) }}
            />
          </p>
          <p className="muted">
            <FormattedMessage id="events.likely.noDebt" />
          </p>
        </>
      }
    />
  );
}
