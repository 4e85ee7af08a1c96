import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { isHiddenBySso } from '../../../../domain/brands/ssoHides.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EditableRow } from '../EditableRow.tsx';
import { SectionPage } from '../SectionPage.tsx';
import styles from '../settings.module.css';
import { OpenSessions } from './OpenSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { TwoFactorForm } from './TwoFactorForm.tsx';
import { openSessions } from './securityQueries.ts';

/** How the member logs in, and their open sessions. Data kept by the identity provider is hidden (BRD-31, SET-35). */
export function SecuritySection({ settings }: { readonly settings: Settings }) {
  return (
    <SectionPage section="security">
      <Card>
        <PartBoundary>
          <Suspense fallback={<Skeleton height={288} />}>
            <div className="stack">
              <Security settings={settings} />
            </div>
          </Suspense>
        </PartBoundary>
      </Card>
    </SectionPage>
  );
}

function Security({ settings }: { readonly settings: Settings }) {
  const app = useApp();
  const intl = useIntl();
  const { data } = useSuspenseRestQuery(openSessions(app));
  const hasPassword = !isHiddenBySso(app.brand, 'password', { ssoLogin: settings.sso_login });
  return (
    <>
      {hasPassword && (
        <ul className={styles['rows']}>
          <EditableRow
            label={intl.formatMessage({ id: 'settings.security.password' })}
            value={<FormattedMessage id="settings.security.passwordText" />}
            editor={(close) => <PasswordForm onClose={close} />}
          />
          <EditableRow
            label={intl.formatMessage({ id: 'settings.security.second' })}
            value={
              <FormattedMessage
                id={data.second_step ? 'settings.security.second.on' : 'settings.security.second.off'}
              />
            }
            editor={(close) => <TwoFactorForm on={data.second_step} onClose={close} />}
          />
        </ul>
      )}
      <OpenSessions sessions={data.sessions} timeZone={settings.time_zone} />
    </>
  );
}
