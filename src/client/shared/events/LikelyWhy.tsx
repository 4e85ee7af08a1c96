import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../format/useFormats.ts';
import type { LikelyView } from './eventView.ts';

export interface LikelyWhyProps extends Pick<LikelyView, 'own' | 'otherResults'> {
  /** Watt-hours that an earlier event left to make up; 0: none. */
  readonly toMakeUpWh: number;
}

/** What expected pay rests on: the member's own latest results, and those of homes like theirs. */
export function LikelyWhy({ own, otherResults, toMakeUpWh }: LikelyWhyProps) {
  const intl = useIntl();
  const { energy, pay } = useFormats();
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
      {toMakeUpWh > 0 && (
        <p>
          <FormattedMessage id="events.likely.toMakeUp" values={{ energy: energy(toMakeUpWh) }} />
        </p>
      )}
    </>
  );
}
