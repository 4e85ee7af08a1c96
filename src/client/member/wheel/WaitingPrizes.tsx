import { FormattedMessage } from 'react-intl';
import type { WheelSpin } from '../../../../codegen/rest/types.ts';
import { Card } from '../../ui/Card.tsx';
import { PrizeActions } from './PrizeActions.tsx';
import { usePrizeName } from './usePrizeName.ts';
import styles from './wheel.module.css';

/** Prizes that are kept until they are redeemed or given up; those whose result is still unseen come with it. */
export function WaitingPrizes({ prizes }: { readonly prizes: readonly WheelSpin[] }) {
  const nameOf = usePrizeName();
  const seen = prizes.filter(({ is_seen: isSeen }) => isSeen);
  if (seen.length === 0) return null;
  return (
    <Card title={<FormattedMessage id="wheel.waiting" />}>
      <ul className={styles['spins']}>
        {seen.map((spin) => (
          <li key={spin.rmw_spin_id}>
            <p className="strong">
              {spin.result !== null && nameOf({ type: spin.result.prize_type, title: spin.result.title })}
            </p>
            {spin.result !== null && spin.result.text !== '' && (
              <p className="small muted">{spin.result.text}</p>
            )}
            <PrizeActions spin={spin} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
