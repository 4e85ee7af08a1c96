import { useIntl } from 'react-intl';
import { READ_KEY } from '../../../domain/session/staffRoles.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';

const PAGES = [
  ['list', staffPaths.internalAlerts()],
  ['rules', staffPaths.internalAlertRules()],
] as const;

/** Who may read the rules, as the server decides. */
const READS_RULES: readonly string[] = ['internal_programs', READ_KEY];

/** Tabs of the alerts tool. */
export function AlertTabs({ current }: { readonly current: (typeof PAGES)[number][0] }) {
  const intl = useIntl();
  const { visitor } = useSession();
  const readsRules = READS_RULES.some((key) => visitor.roleKeys.includes(key));
  return (
    <FilterLinks
      label={intl.formatMessage({ id: 'internalAlerts.pages' })}
      links={PAGES.filter(([page]) => page === 'list' || readsRules).map(([page, to]) => ({
        to,
        label: intl.formatMessage({ id: `internalAlerts.page.${page}` }),
        active: page === current,
      }))}
    />
  );
}
