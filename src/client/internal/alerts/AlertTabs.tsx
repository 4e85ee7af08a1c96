import { useIntl } from 'react-intl';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';

const PAGES = [
  ['list', staffPaths.internalAlerts()],
  ['rules', staffPaths.internalAlertRules()],
] as const;

/** Tabs of the alerts tool. */
export function AlertTabs({ current }: { readonly current: (typeof PAGES)[number][0] }) {
  const intl = useIntl();
  return (
    <FilterLinks
      label={intl.formatMessage({ id: 'internalAlerts.pages' })}
      links={PAGES.map(([page, to]) => ({
        to,
        label: intl.formatMessage({ id: `internalAlerts.page.${page}` }),
        active: page === current,
      }))}
    />
  );
}
