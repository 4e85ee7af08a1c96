import { FormattedMessage } from 'react-intl';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAwake } from '../../platform/screen/useAwake.ts';
import { Card } from '../../ui/Card.tsx';
import { memberSettings } from '../settings/memberSettings.ts';
import { ConnectionState } from './ConnectionState.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { isWorthTelling, viewOf } from './utilityFacts.ts';
import { UtilityPrompt } from './UtilityPrompt.tsx';

/**
 * The utility connection on Home: nothing while all is well. Fetched after hydration, so that the first
 * screen doesn't wait; failures show only in Settings.
 */
export function HomeUtilityLazy() {
  const app = useApp();
  const awake = useAwake();
  const { data: settings } = useRestQuery({ ...memberSettings(app), enabled: awake });
  if (settings === undefined) return null;
  return (
    <>
      {isWorthTelling(settings) && (
        <Card
          title={<FormattedMessage id="connection.title" />}
          titleId="utility-connection"
          aside={<StatusBadge view={viewOf(settings)} />}
        >
          <ConnectionState facts={settings} />
        </Card>
      )}
      <UtilityPrompt facts={settings} />
    </>
  );
}
