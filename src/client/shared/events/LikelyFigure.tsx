import { FormattedMessage, useIntl } from 'react-intl';
import { Figure } from '../../ui/Figure.tsx';
import { useFormats } from '../format/useFormats.ts';
import type { LikelyView } from './eventView.ts';

/** An event's expected pay, with the figures it rests on. */
export function LikelyFigure({ low, high, own, otherResults }: LikelyView) {
  const intl = useIntl();
  const { pay, payRange } = useFormats();
  const results = intl.formatList(own.map((points) => pay(points)));
  return (
    <Figure
      value={payRange(low, high)}
      label={intl.formatMessage({ id: 'events.likely.label' })}
      explanation={
        <>
          {own.length > 0 && (
            <p>
              <FormattedMessage id="events.likely.own" values={{ count: own.length, results }} />
            </p>
          )}
          {otherResults > 0 && (
            <p>
              <FormattedMessage
                id={own.length > 0 ? 'events.likely.others' : 'events.likely.newcomer'}
                values={{ count: otherResults }}
              />
            </p>
          )}
          <p className="muted">
            <FormattedMessage id="events.likely.noDebt" />
          </p>
        </>
      }
    />
  );
}
