import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../format/useFormats.ts';
import type { LikelyView } from './eventView.ts';

/** What expected pay rests on: the member's own latest results, and those of homes like theirs. */
export function LikelyWhy({ own, otherResults }: Pick<LikelyView, 'own' | 'otherResults'>) {
  const intl = useIntl();
  const { pay } = useFormats();
  const results = intl.formatList(own.map((points) => pay(points)));
  return (
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
  );
}
