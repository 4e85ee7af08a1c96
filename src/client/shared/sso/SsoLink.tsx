import { FormattedMessage } from 'react-intl';
import { connectUrl } from '../../../domain/brands/backendBase.ts';
import { useApp } from '../../platform/screen/app.ts';
import { announceLogin } from '../../platform/session/focusAfterLogin.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { outside } from '../../ui/outside.tsx';

/** Link to the brand's SSO log-in (BRD-13), with a return page. It also signs up new users. */
export function SsoLink({ returnTo }: { readonly returnTo: string }) {
  const { brand, rest } = useApp();
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ return_to: returnTo }).toString()}`;
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
