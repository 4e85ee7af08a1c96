import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay } from '../../../domain/format/dates.ts';
import type { Wheel, WheelDraw } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FoldRow } from '../../ui/FoldRow.tsx';
import { CalendarIcon } from '../../ui/icons/objectIcons.tsx';
import { CheckDraw } from './CheckDraw.tsx';
import styles from './wheel.module.css';

/** What is drawn each month: the member's entries, and who won. */
export function MonthlyDraws({ wheel: { draws, prizes, time_zone: zone } }: { readonly wheel: Wheel }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const { locale } = useFormats();
  const [latest] = draws;
  if (latest === undefined) return null;
  /** The last day on which an entry counts. */
  const lastDay = (closesAt: string) => formatDay(new Date(Date.parse(closesAt) - 1), zone, locale);
  return (
    <FoldRow
      icon={<CalendarIcon />}
      title={<FormattedMessage id="wheel.draw.title" />}
      detail={state(latest)}
    >
      <ul className={styles['spins']}>
        {draws.map((draw) => (
          <li key={draw.id}>
            <div className="row row-apart">
              <span className="strong">{draw.title}</span>
              <span className="small muted">
                {intl.formatDate(`${draw.month}T00:00:00Z`, {
                  month: 'long',
                  year: 'numeric',
                  timeZone: 'UTC',
                })}
              </span>
            </div>
            {outcome(draw)}
          </li>
        ))}
      </ul>
    </FoldRow>
  );

  function isOpen({ closes_at: closesAt }: WheelDraw): boolean {
    return Date.parse(closesAt) > now;
  }

  /** How many won entries of this draw aren't used yet. */
  function countWaiting({ title }: WheelDraw): number {
    return prizes.filter(
      ({ is_seen: isSeen, result }) =>
        isSeen && result?.prize_type === 'PRIZE_ENTRY' && result.title === title,
    ).length;
  }

  /** The member's entries, or who won. */
  function state(draw: WheelDraw) {
    const waiting = countWaiting(draw);
    if (draw.outcome === null && isOpen(draw) && draw.own_entries.length === 0 && waiting > 0)
      return <FormattedMessage id="wheel.draw.waiting" values={{ count: waiting }} />;
    if (draw.outcome === null)
      return (
        <FormattedMessage
          id={isOpen(draw) ? 'wheel.draw.own' : 'wheel.draw.ownOver'}
          values={{ count: draw.own_entries.length }}
        />
      );
    const { is_mine: isMine, first_name: name, region } = draw.outcome;
    if (isMine) return <FormattedMessage id="wheel.draw.mine" />;
    return (
      <FormattedMessage
        id="wheel.draw.won"
        values={{
          name:
            name === null
              ? intl.formatMessage({ id: 'wheel.wins.somebody' })
              : region === null
                ? name
                : intl.formatMessage({ id: 'wheel.wins.name' }, { name, region }),
        }}
      />
    );
  }

  function outcome(draw: WheelDraw) {
    if (draw.outcome === null) {
      return (
        <>
          <p>{state(draw)}</p>
          <p className="small muted">
            <FormattedMessage
              id={isOpen(draw) ? 'wheel.draw.open' : 'wheel.draw.over'}
              values={{ day: lastDay(draw.closes_at) }}
            />
          </p>
          <dl className={styles['facts']}>
            <div>
              <dt className="small muted">
                <FormattedMessage id="wheel.draw.commitment" />
              </dt>
              <dd className={styles['hash']}>{draw.commitment}</dd>
            </div>
          </dl>
        </>
      );
    }
    const { order_id: orderId, entries } = draw.outcome;
    return (
      <>
        <p>{state(draw)}</p>
        <p className="small muted">
          <FormattedMessage id="wheel.draw.from" values={{ entries, count: draw.own_entries.length }} />
        </p>
        <CheckDraw drawId={draw.id}>
          {orderId !== null && (
            <ButtonLink to={paths.order(orderId)} look="quiet" small>
              <FormattedMessage id="wheel.toOrder" />
            </ButtonLink>
          )}
        </CheckDraw>
      </>
    );
  }
}
