import { FormattedMessage } from 'react-intl';
import { connectUrl } from '../../../domain/brands/backendBase.ts';
import { useApp } from '../../platform/screen/app.ts';
import { announceLogin } from '../../platform/session/focusAfterLogin.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { outside } from '../../ui/outside.tsx';

/**
 * Link to the brand's SSO log-in (BRD-13), with a return page. It also signs up new users, and lets them join a home by
 * the token of an invitation.
 */
export function SsoLink({ returnTo, token }: { readonly returnTo: string; readonly token?: string }) {
  const { brand, rest } = useApp();
  const asked = new URLSearchParams({
    ...(returnTo === '/' ? {} : { return_to: returnTo }),
    ...(token === undefined ? {} : { token }),
  }).toString();
  const query = asked === '' ? '' : `?${asked}`;
  return (
    <>
      <ButtonAnchor href={connectUrl(rest.address(''), brand.id) + query} wide onClick={announceLogin}>
        <FormattedMessage id="session.login.sso.button" />
      </ButtonAnchor>
      <p className="small muted">
        <FormattedMessage
          id="session.login.sso.terms"
          values={{
            product: brand.words.productName,
            terms: outside(brand.termsUrl),
            privacy: outside(brand.privacyUrl),
          }}
        />
      </p>
    </>
  );
}
