import { useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { useAmount } from '../shared/values/useAmount.ts';

/** An amount of the books: points as a number, money in the brand's currency. */
export function useBookAmount(): (amount: number, unit: string) => string {
  const intl = useIntl();
  const money = useAmount();
  const { currency } = useApp().brand;
  return (amount, unit) =>
    unit === 'MONEY' ? money(amount, currency) : intl.formatNumber(amount, { maximumFractionDigits: 2 });
}
