import { useIntl } from 'react-intl';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';

const PAGES = [
  ['queue', staffPaths.internalPayouts()],
  ['differences', staffPaths.internalPayoutDifferences()],
  ['forms', staffPaths.internalW9Forms()],
  ['tax', staffPaths.internalTaxYear()],
] as const;

/** Tabs of the payouts tool. */
export function PayoutTabs({ current }: { readonly current: (typeof PAGES)[number][0] }) {
  const intl = useIntl();
  return (
    <FilterLinks
      label={intl.formatMessage({ id: 'internalPayouts.pages' })}
      links={PAGES.map(([page, to]) => ({
        to,
        label: intl.formatMessage({ id: `internalPayouts.page.${page}` }),
        active: page === current,
      }))}
    />
  );
}
