import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { READ_KEY } from '../../../../domain/session/staffRoles.ts';
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

/**
 * The staff area: compact, wide, and clearly different from a member's page (NAV-16, INT-08). Hidden from
 * everyone else.
 */
export function StaffShell() {
  const intl = useIntl();
  const { visitor } = useSession();
  if (internalVerdict(visitor, paths.internal()) !== 'open') return <StandardShell />;
  const isReadOnly = visitor.roleKeys.every((key) => key === READ_KEY);
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
        <Notice>
          <FormattedMessage id="internal.readOnly" />
        </Notice>
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
