import { FormattedMessage, useIntl } from 'react-intl';
import type { Wheel, WheelDraw } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckDraw } from './CheckDraw.tsx';
import styles from './wheel.module.css';

/** What is drawn each month: the member's entries, and who won. */
export function MonthlyDraws({ wheel: { draws, time_zone: zone } }: { readonly wheel: Wheel }) {
  const intl = useIntl();
  const now = useNow(60_000);
  if (draws.length === 0) return null;
  /** The last day on which an entry counts. */
  const lastDay = (closesAt: string) =>
    intl.formatDate(Date.parse(closesAt) - 1, { month: 'long', day: 'numeric', timeZone: zone });
  return (
    <Card title={<FormattedMessage id="wheel.draw.title" />}>
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
    </Card>
  );

  function outcome(draw: WheelDraw) {
    const count = draw.own_entries.length;
    if (draw.outcome === null) {
      const isOpen = Date.parse(draw.closes_at) > now;
      return (
        <>
          <p>
            <FormattedMessage id={isOpen ? 'wheel.draw.own' : 'wheel.draw.ownOver'} values={{ count }} />
          </p>
          <p className="small muted">
            <FormattedMessage
              id={isOpen ? 'wheel.draw.open' : 'wheel.draw.over'}
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
    const { is_mine: isMine, order_id: orderId, entries, first_name: name, region } = draw.outcome;
    return (
      <>
        <p>
          {isMine ? (
            <FormattedMessage id="wheel.draw.mine" />
          ) : (
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
          )}
        </p>
        <p className="small muted">
          <FormattedMessage id="wheel.draw.from" values={{ entries, count }} />
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
