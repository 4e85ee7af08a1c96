import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { SsoFailure } from '../../shared/sso/SsoFailure.tsx';
import { SsoLink } from '../../shared/sso/SsoLink.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';

/** The token of a mailed invitation, where members log in at a provider. Taken out of the address, so out of the history. */
export function useInvitation(): string | null {
  const { brand, navigator } = useApp();
  const [search] = useSearchParams();
  const [token] = useState(brand.loginMethod === 'sso' ? search.get('token') : null);
  const inAddress = search.has('token');
  const failure = search.get('sso');
  useEffect(() => {
    if (!inAddress) return;
    const shown = failure === null ? {} : { sso: failure };
    navigator.go(paths.login(shown), { replace: true, state: { keepScroll: true } });
  }, [failure, inAddress, navigator]);
  return token;
}

/** Joining a home by invitation, with the log-in that the person has at the provider. */
export function InvitedStep({ token }: { readonly token: string }) {
  const { productName } = useApp().brand.words;
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'session.login.title' }));
  return (
    <div className="stack stack-loose">
      <PageHeading lead={intl.formatMessage({ id: 'session.login.invited.lead' }, { productName })}>
        <FormattedMessage id="session.login.invited.title" />
      </PageHeading>
      <SsoFailure />
      <div className="stack">
        <SsoLink returnTo="/" token={token} />
      </div>
    </div>
  );
}
