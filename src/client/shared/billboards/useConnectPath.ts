import { isOnItsWay } from '../../../domain/utility/onItsWay.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { memberSettings } from '../settings/memberSettings.ts';
import { summarizeConnection } from '../utility/connectionSummary.ts';

/**
 * The page that connects the utility, by the home's postal code first where that is not known (BAN-06, BAN-07). Null
 * unless connecting is what the member has to do: a connection that waits, or that needs something else, is described
 * on Home and in Settings. Undefined until that is known.
 */
export function useConnectPath(isDue: boolean): string | null | undefined {
  const { data: settings, isLoading } = useRestQuery({ ...memberSettings(useApp()), enabled: isDue });
  if (!isDue || settings === undefined) return isLoading ? undefined : null;
  if (!isOnItsWay(settings.taking_part)) return null;
  const [first] = summarizeConnection(settings).actions;
  return first?.key === 'connect' && first.target.kind === 'page' ? first.target.path : null;
}
