import { FormattedMessage } from 'react-intl';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { consentMode } from '../../../domain/analytics/consent.ts';
import { ATTRIBUTE } from '../../../domain/session/attributeKeys.ts';
import { areBannersSuppressed } from '../../../domain/navigation/bannerSuppression.ts';
import { pagePath } from '../../../domain/navigation/pagePath.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { PageShell } from '../../ui/page/PageShell.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LazySection } from '../LazySection.tsx';
import { AppBar } from './AppBar.tsx';
import { usePrimaryNav } from './usePrimaryNav.tsx';

const loadBillboards = async () => (await import('../billboards/BillboardsLazy.tsx')).BillboardsLazy;

/** BAN-01: the billboards, on pages that allow them; not during log-out. */
function Billboards() {
  const { pathname } = useLocation();
  const { isMember } = useSession();
  if (!isMember || areBannersSuppressed(pathname) || pagePath(pathname) === paths.logout()) return null;
  return (
    <LazySection name="BillboardsLazy" load={loadBillboards} atOnce>
      {null}
    </LazySection>
  );
}

const loadConsent = async () => (await import('../privacy/ConsentLazy.tsx')).ConsentLazy;

/** Brands that must ask first what visitors agree to; the others load nothing of it. */
function Consent() {
  return consentMode(useApp().brand.country) === 'ask' ? (
    <LazySection name="ConsentLazy" load={loadConsent} atOnce>
      {null}
    </LazySection>
  ) : null;
}

const loadDeletionBanner = async () => (await import('../account/DeletionBannerLazy.tsx')).DeletionBannerLazy;

/** Members who asked for the deletion of their account see until when they can keep it. */
function DeletionBanner() {
  const { pathname } = useLocation();
  const { isMember, status } = useSession();
  const at = status?.attributes[ATTRIBUTE.accountDeletedAt] ?? '';
  // The page of the account says so itself.
  if (!isMember || !isDate(at) || pagePath(pathname) === paths.settings('account')) return null;
  return (
    <LazySection name="DeletionBannerLazy" load={loadDeletionBanner} atOnce props={{ at }}>
      <Skeleton height={144} />
    </LazySection>
  );
}

const isDate = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** The way from a member's screen to the answers about it. Home has one of its own. Only the help knows the screens by name. */
function PageHelp() {
  const { pathname } = useLocation();
  const { isMember } = useSession();
  if (!isMember || pathname === '/' || /^\/(?:settings\/)?help\b/.test(pathname)) return null;
  return (
    <p className="page-help">
      <Link to={paths.help({ about: pathname })}>
        <FormattedMessage id="shell.help" />
      </Link>
    </p>
  );
}

/** The members' pages: brand bar, content, navigation (NAV-13). */
export function StandardShell() {
  return (
    <PageShell bar={<AppBar />} {...usePrimaryNav()}>
      <DeletionBanner />
      <Outlet />
      <PageHelp />
      <Billboards />
      <Consent />
    </PageShell>
  );
}

/** Screens that ask for one thing, such as logging in: a 60 px bar and the content in the middle (NAV-17, NAV-18). */
export function CenteredShell() {
  return (
    <PageShell bar={<AppBar size="tall" />} layout="centered" {...usePrimaryNav()}>
      <Outlet />
      <Billboards />
      <Consent />
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
