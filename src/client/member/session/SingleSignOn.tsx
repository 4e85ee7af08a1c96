import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { afterLogin } from '../../../domain/session/returnTo.ts';
import { useApp } from '../../platform/screen/app.ts';
import { SsoFailure } from '../../shared/sso/SsoFailure.tsx';
import { SsoLink } from '../../shared/sso/SsoLink.tsx';

/** Link to the brand's SSO log-in (BRD-13), and its error. Logging in continues to the requested page. */
export function SingleSignOn() {
  const { brand } = useApp();
  const [search] = useSearchParams();
  const { productName } = brand.words;
  return (
    <section className="card" aria-labelledby="sso">
      <div className="stack">
        <h2 id="sso">
          <FormattedMessage id="session.login.sso.title" values={{ productName }} />
        </h2>
        <p className="muted">
          <FormattedMessage id="session.login.sso.text" values={{ productName }} />
        </p>
        <SsoFailure />
        <SsoLink returnTo={afterLogin(search.toString())} />
      </div>
    </section>
  );
}
