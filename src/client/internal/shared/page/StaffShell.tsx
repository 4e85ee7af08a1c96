import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { internalVerdict, isReadOnlyAt } from '../../../../domain/session/internalGate.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { AppBar } from '../../../shared/shell/AppBar.tsx';
import { StandardShell } from '../../../shared/shell/shells.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageShell } from '../../../ui/page/PageShell.tsx';
import { ReadOnly } from '../../../ui/readOnly.ts';
import { KnowsWaiting } from './KnowsWaiting.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { PaletteKey } from './PaletteKey.tsx';
import styles from './StaffPage.module.css';

/**
 * The staff area: compact, wide, and clearly different from a member's page (NAV-16, INT-08). Hidden from
 * everyone else.
 */
export function StaffShell() {
  const intl = useIntl();
  const { visitor } = useSession();
  const { pathname } = useLocation();
  if (internalVerdict(visitor, paths.internal()) !== 'open') return <StandardShell />;
  const isReadOnly = isReadOnlyAt(visitor, pathname);
  return (
    <PageShell
      layout="wide"
      bar={
        <AppBar
          size="compact"
          label={intl.formatMessage({ id: 'shell.internal' })}
          homeTo={paths.internal()}
        />
      }
    >
      {isReadOnly && (
        <div className={styles['notice']}>
          <Notice>
            <FormattedMessage id="internal.readOnly" />
          </Notice>
        </div>
      )}
      <LeaveQuestion>
        <PaletteKey>
          <ReadOnly value={isReadOnly}>
            <KnowsWaiting>
              <Outlet />
            </KnowsWaiting>
          </ReadOnly>
        </PaletteKey>
      </LeaveQuestion>
    </PageShell>
  );
}
