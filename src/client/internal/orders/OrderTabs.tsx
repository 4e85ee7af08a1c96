import { useIntl } from 'react-intl';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';

const PAGES = [
  ['list', staffPaths.internalOrders()],
  ['differences', staffPaths.internalOrderDifferences()],
] as const;

/** Tabs of the orders tool. */
export function OrderTabs({ current }: { readonly current: (typeof PAGES)[number][0] }) {
  const intl = useIntl();
  return (
    <FilterLinks
      label={intl.formatMessage({ id: 'internalOrders.pages' })}
      links={PAGES.map(([page, to]) => ({
        to,
        label: intl.formatMessage({ id: `internalOrders.page.${page}` }),
        active: page === current,
      }))}
    />
  );
}
