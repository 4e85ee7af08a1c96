import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../../../codegen/rest/types.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { OrderCode } from '../../shared/cashout/OrderCode.tsx';
import { LazyDialog } from '../../shared/dialog/LazyDialog.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { useReturnDay } from '../../shared/format/useReturnDay.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Trouble } from './OrderTrouble.tsx';
import { useRewardWords } from '../../shared/rewards/useRewardWords.ts';
import styles from './order.module.css';
import { catalogue } from './rewardQueries.ts';

/** A confirmation that was opened. */
export interface OpenedOrder {
  readonly points: number;
  /** One order, however often it is confirmed. */
  readonly key: string;
  /** Of the reward, as the member saw it. */
  readonly version: number;
}

interface ConfirmOrderProps {
  readonly reward: Reward;
  /** What the member can spend, in points. */
  readonly balance: number;
  /** Whether a mailed code confirms it. */
  readonly needsCode: boolean;
  /** Where a parcel goes. */
  readonly address: string | null;
  readonly order: OpenedOrder;
  readonly onClose: () => void;
  /** The reward or the balance is no longer what the member saw. */
  readonly onTrouble: (trouble: Trouble) => void;
  /** The server refused the amount, with its sentence. */
  readonly onRefused: (message: string) => void;
}

const toOrderKind = (type: Reward['type']) => type.toLowerCase() as Lowercase<Reward['type']>;

/** What is ordered for how much, and what is left; then the order's page. Source: MKT-10. */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { reward, balance, needsCode, address, order, onClose, onTrouble, onRefused } = props;
  const app = useApp();
  const { both } = useRewardWords();
  const { pay } = useFormats();
  const returnDay = useReturnDay(toOrderKind(reward.type));
  const { busy, write } = useRestWrite();
  const [asksCode, setAsksCode] = useState(needsCode);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    setFailure(null);
    const { points, version, key } = order;
    await write(
      () =>
        app.rest.act(
          '/api/v2/marketplace/redeem/{id}',
          {
            params: { path: { id: reward.id }, header: { 'Idempotency-Key': key } },
            body: { points, version },
          },
          // This dialog shows what went wrong.
          { intent: 'read', idempotencyKey: key },
        ),
      {
        changes: ['rewards', 'wallet'],
        onSaved: ({ order_id: id }) => app.navigator.go(paths.order(id)),
        onFailed({ code, fields, message, kind }) {
          if (kind === 'dropped' || kind === 'left') return;
          switch (code) {
            case 'REWARD_CHANGED':
              onTrouble({ code, before: reward });
              break;
            case 'REWARD_ENDED':
              onTrouble({ code });
              // Reading the reward again would replace this page by one that says it doesn't exist.
              appQueries(app).removeQueries({ queryKey: catalogue(app).queryKey });
              return;
            case 'CODE_NEEDED':
              if (asksCode) return setFailure(message);
              return setAsksCode(true);
            case 'SOLD_OUT':
            case 'NOT_ENOUGH_POINTS':
              onTrouble({ code });
              break;
            default:
              if (fields?.['points'] === undefined) return setFailure(message);
              onRefused(fields['points']);
          }
          void refreshSubjects(app, ['rewards', 'wallet']);
        },
      },
    );
  }

  const facts = [
    ['price', both(order.points)],
    ['before', both(balance)],
    ['after', both(balance - order.points)],
    ...(address === null ? [] : [['address', address] as const]),
  ] as const;
  const label = <FormattedMessage id="rewards.confirm.order" values={{ amount: both(order.points) }} />;
  return (
    <LazyDialog open onClose={onClose} title={<FormattedMessage id="rewards.confirm.title" />}>
      <div className="stack">
        <p className="strong">{reward.title}</p>
        <dl className={styles['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="muted">
                <FormattedMessage id={`rewards.confirm.${name}`} />
              </dt>
              <dd className="number">{value}</dd>
            </div>
          ))}
        </dl>
        {order.points > 0 && (
          <p className="small muted">
            <FormattedMessage
              id="rewards.confirm.promise"
              values={{ pay: pay(order.points), day: returnDay }}
            />
          </p>
        )}
        {failure !== null && !asksCode && (
          <Notice tone="error" role="alert" title={failure}>
            <p>
              <FormattedMessage id="rewards.confirm.again" />
            </p>
          </Notice>
        )}
        {asksCode && (
          <OrderCode
            way="egift"
            points={order.points}
            rewardId={reward.id}
            button={label}
            failure={failure}
            onConfirmed={confirm}
          />
        )}
        <div className="row">
          {!asksCode && (
            <Button busy={busy} onClick={() => void confirm()}>
              {label}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            <FormattedMessage id="rewards.confirm.cancel" />
          </Button>
        </div>
      </div>
    </LazyDialog>
  );
}
