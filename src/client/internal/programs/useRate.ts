import { useIntl } from 'react-intl';

/** Hundredths of a cent as money, with as many digits as it needs. */
export function useRate(): (rate: number, currency: string) => string {
  const intl = useIntl();
  return (rate, currency) =>
    intl.formatNumber(rate / 10_000, { style: 'currency', currency, maximumFractionDigits: 4 });
}
