import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { leftPage } from '../../../domain/navigation/leftPage.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Card } from '../../ui/Card.tsx';
import { MaintenanceIllustration } from '../../ui/illustrations/systemPages.tsx';
import { mayReturn } from './mayReturn.ts';
import { MAINTENANCE_CHECK_MS, watchService } from './watchService.ts';

/**
 * `/maintenance`: announces maintenance and opens Home when it ends (SYS-08 to SYS-12). If the first check finds the service
 * available, a redirected visitor returns to their page.
 */
export default function MaintenanceScreen() {
  const intl = useIntl();
  const { brand, clock, rest, navigator } = useApp();
  const title = intl.formatMessage(
    { id: 'system.maintenance.title' },
    { productName: brand.words.productName },
  );
  useDocumentTitle(title);
  const left = leftPage(useLocation().state);
  useEffect(
    () =>
      watchService({
        rest,
        setTimeout: (action, milliseconds) => window.setTimeout(action, milliseconds),
        everyMs: MAINTENANCE_CHECK_MS,
        // Reloads the page, because cached data may be outdated. The reload exchanges a link's token.
        onBack: (atOnce) =>
          navigator.leave(
            atOnce && left !== null && mayReturn(left, clock.now())
              ? left
              : paths.home() + window.location.search,
          ),
      }),
    [clock, rest, navigator, left],
  );
  return (
    <Card>
      <div className="empty">
        <MaintenanceIllustration />
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          <FormattedMessage id="system.maintenance.text" />
        </p>
        <p className="small muted">
          <FormattedMessage id="system.maintenance.checking" />
        </p>
      </div>
    </Card>
  );
}
