import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { CardGrid } from '../../shared/rewards/CardGrid.tsx';
import { RewardPicture } from '../../shared/rewards/RewardPicture.tsx';
import styles from '../../shared/rewards/rewards.module.css';
import { useCashTo, WAYS, type Way } from './ways.ts';

/** MKT-02: cash and the wheel, whose cards lead to pages of their own. */
export function OtherWays({ ways }: { readonly ways: readonly Way[] }) {
  const { words } = useApp().brand;
  const cash = useCashTo();
  return (
    <>
      <h3>
        <FormattedMessage id="rewards.shelf.ways" />
      </h3>
      <CardGrid>
        {ways.map((type) => (
          <li key={type}>
            <Link
              to={type === 'CASH' && cash === 'card' ? paths.walletEgift() : WAYS[type].to}
              className={`card card-flush ${styles['card'] ?? ''}`}
            >
              <RewardPicture type={type} url={null} />
              <span className={styles['text']}>
                <span className="small muted">
                  <FormattedMessage id={`rewards.type.${type}`} />
                </span>
                <span className="strong">
                  <FormattedMessage id={`rewards.way.${type}`} />
                </span>
                <span className="small muted">
                  <FormattedMessage
                    id={`rewards.way.text.${type}`}
                    values={{ events: words.reductionEvent.many, cash }}
                  />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </CardGrid>
    </>
  );
}
