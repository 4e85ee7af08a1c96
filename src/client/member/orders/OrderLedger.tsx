import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderLedger_order$key } from '../../../../codegen/relay/OrderLedger_order.graphql.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './orders.module.css';

/** What the order moved in the ledger, with the way to each movement in the wallet. */
export function OrderLedger({ order: key }: { readonly order: OrderLedger_order$key }) {
  const now = useNow(60_000);
  const { zone } = useApp();
  const { moment, pay } = useFormats();
  const { entries, kind } = useFragment(
    graphql`
      fragment OrderLedger_order on Order {
        kind
        entries {
          what
          bookedAt
          points
          movementId
        }
      }
    `,
    key,
  );
  if (entries.length === 0) return null;
  return (
    <Card title={<FormattedMessage id="orders.ledger.title" />}>
      <ul className={styles['steps']}>
        {entries.map(({ what, bookedAt, points, movementId }) => {
          const sentence = (
            <FormattedMessage id={`orders.ledger.${what}`} values={{ kind, pay: pay(points) }} />
          );
          return (
            <li key={`${what}:${bookedAt}`}>
              {movementId == null ? (
                <span className="strong">{sentence}</span>
              ) : (
                <Link className="strong" to={paths.wallet({ entry: movementId })}>
                  {sentence}
                </Link>
              )}
              <br />
              <span className="small muted">{moment(new Date(bookedAt), zone, now)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
