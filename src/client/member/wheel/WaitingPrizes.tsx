import { FormattedMessage } from 'react-intl';
import type { WheelSpin } from '../../../../codegen/rest/types.ts';
import { Card } from '../../ui/Card.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { PrizeActions } from './PrizeActions.tsx';
import { usePrizeName } from './usePrizeName.ts';
import styles from './wheel.module.css';

/** The latest; older ones are behind a line. */
const SHOWN = 2;

/** Prizes that are kept until they are redeemed or given up; those whose result is still unseen come with it. */
export function WaitingPrizes({ prizes }: { readonly prizes: readonly WheelSpin[] }) {
  const prizeName = usePrizeName();
  const seen = prizes.filter(({ is_seen: isSeen }) => isSeen);
  if (seen.length === 0) return null;
  const others = seen.slice(SHOWN);
  const item = (spin: WheelSpin) => (
    <li key={spin.rmw_spin_id}>
      <p className="strong">
        {spin.result !== null && prizeName({ type: spin.result.prize_type, title: spin.result.title })}
      </p>
      {spin.result !== null && spin.result.text !== '' && <p className="small muted">{spin.result.text}</p>}
      <PrizeActions spin={spin} small />
    </li>
  );
  return (
    <Card title={<FormattedMessage id="wheel.waiting" />}>
      <ul className={styles['spins']}>{seen.slice(0, SHOWN).map(item)}</ul>
      {others.length > 0 && (
        <Disclosure summary={<FormattedMessage id="wheel.waiting.more" values={{ count: others.length }} />}>
          <ul className={styles['spins']}>{others.map(item)}</ul>
        </Disclosure>
      )}
    </Card>
  );
}
