import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { toEventView } from '../../shared/events/eventView.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { useEventNoun } from '../../shared/events/useEventNoun.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { SavedBar } from '../../ui/charts/SavedBar.tsx';
import { cx } from '../../ui/cx.ts';
import { ChevronRightIcon } from '../../ui/icons/controlIcons.tsx';
import { difference } from '../../../domain/settlement/difference.ts';
import { AnsweredBy } from './AnsweredBy.tsx';
import { pastWords } from './pastWords.ts';
import styles from './PastRow.module.css';

/** A past event in two lines and a small bar. */
export function PastRow({
  event,
  takesFocus,
}: {
  readonly event: EnergyEvent;
  readonly takesFocus: boolean;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  const now = useNow(60_000);
  const { energy, pay, when } = useFormats();
  const noun = useEventNoun(event.ohmhour_type).one;
  const word = pastWords(event);
  useEffect(() => {
    if (takesFocus) link.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <li>
      <Link ref={link} to={paths.event(event.id)} className={cx('list-item', styles['row'])}>
        <span className={styles['text']}>
          <span className={styles['head']}>
            <span className="strong number">{when(toEventView(event), now)}</span>
            {event.estimate_only && word !== 'cancelled' ? (
              <Badge tone="warn">
                <FormattedMessage id="events.row.estimate.badge" />
              </Badge>
            ) : (
              event.settlement_state === 'RESTATED' && (
                <Badge>
                  <FormattedMessage id="events.row.corrected" />
                </Badge>
              )
            )}
          </span>
          <span className="small muted">
            <FormattedMessage
              id={`events.row.${word}`}
              values={{
                event: noun,
                direction: difference(event.reduction_wh ?? 0),
                energy: energy(Math.abs(event.reduction_wh ?? 0)),
                earned: (event.total_participation_points ?? 0) > 0 ? 'yes' : 'no',
                pay: pay(event.total_participation_points ?? 0),
              }}
            />
          </span>
          <AnsweredBy event={event} />
          {event.used_wh !== null && event.baseline_wh !== null && (
            <span className={styles['bar']}>
              <SavedBar usedWh={event.used_wh} baselineWh={event.baseline_wh} />
            </span>
          )}
        </span>
        <ChevronRightIcon size={20} />
      </Link>
    </li>
  );
}
