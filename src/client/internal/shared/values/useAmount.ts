import { useIntl } from 'react-intl';

/** Hundredths of a currency as money. */
export function useAmount(): (hundredths: number, currency: string) => string {
  const intl = useIntl();
  return (hundredths, currency) => intl.formatNumber(hundredths / 100, { style: 'currency', currency });
}
