import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { CashIcon, GiftIcon } from '../../ui/icons/navIcons.tsx';
import { CardIcon, TicketIcon } from '../../ui/icons/rewardIcons.tsx';
import { Tile } from '../../ui/List.tsx';
import styles from './shortcuts.module.css';
import { useCashTo, useWays } from './ways.ts';

const LINKS = [
  ['cashout', paths.walletCashout(), CashIcon],
  ['cards', paths.walletEgift(), CardIcon],
  ['orders', paths.rewardOrders(), GiftIcon],
  ['codes', paths.rewardCodes(), TicketIcon],
] as const;

/** What most members come for: their money, gift cards, and what they have ordered. */
export function Shortcuts() {
  const intl = useIntl();
  const cash = useCashTo();
  const hasCash = useWays().includes('CASH');
  const isOpen = {
    cashout: hasCash && cash !== 'card',
    cards: hasCash && cash !== 'account',
    orders: true,
    codes: true,
  };
  return (
    <nav aria-label={intl.formatMessage({ id: 'rewards.shortcuts' })}>
      <ul className={styles['shortcuts']}>
        {LINKS.filter(([name]) => isOpen[name]).map(([name, to, Sign]) => (
          <li key={name}>
            <Link to={to} className={styles['shortcut']}>
              <Tile>
                <Sign />
              </Tile>
              <span>
                <FormattedMessage id={`rewards.shortcut.${name}`} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
