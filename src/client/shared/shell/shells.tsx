import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { PageShell } from '../../ui/page/PageShell.tsx';
import { AppBar } from './AppBar.tsx';
import { PrimaryNav } from './PrimaryNav.tsx';

/** The members' pages: brand bar, content, navigation (NAV-13). */
export function StandardShell() {
  return (
    <PageShell bar={<AppBar />} nav={<PrimaryNav />}>
      <Outlet />
    </PageShell>
  );
}

/** Screens that ask for one thing, such as logging in: a 60 px bar and the content in the middle (NAV-17, NAV-18). */
export function CenteredShell() {
  return (
    <PageShell bar={<AppBar size="tall" />} layout="centered" nav={<PrimaryNav />}>
      <Outlet />
    </PageShell>
  );
}

/** Top-level pages outside the member app (SYS-11). */
export function BareShell() {
  return (
    <PageShell layout="centered">
      <Outlet />
    </PageShell>
  );
}

/** The staff's desk: compact, wide, and never to be mistaken for a member's page (NAV-16, INT-08). */
export function InternalShell() {
  const intl = useIntl();
  return (
    <PageShell layout="wide" bar={<AppBar size="compact" label={intl.formatMessage({ id: 'shell.internal' })} homeTo={paths.internal()} />}>
      <Outlet />
    </PageShell>
  );
}
