import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { afterLogin } from '../../../domain/session/returnTo.ts';
import { useApp } from '../../platform/screen/app.ts';
import { SsoLink } from '../../shared/sso/SsoLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Why the provider's log-in did not work out, as the server says it in the address. */
const FAILURES = ['denied', 'expired', 'unavailable', 'unverified', 'taken'] as const;

/** The way to the brand's own accounts (BRD-13), and what went wrong there. Afterwards on to the page first asked for. */
export function SingleSignOn() {
  const { brand } = useApp();
  const [search] = useSearchParams();
  const { productName } = brand.words;
  const failure = FAILURES.find((each) => each === search.get('sso'));
  return (
    <section className="card" aria-labelledby="sso">
      <div className="stack">
        <h2 id="sso">
          <FormattedMessage id="session.login.sso.title" values={{ productName }} />
        </h2>
        <p className="muted">
          <FormattedMessage id="session.login.sso.text" values={{ productName }} />
        </p>
        {failure !== undefined && (
          <Notice tone="warn" role="status">
            <FormattedMessage id={`session.login.sso.${failure}`} values={{ productName }} />
          </Notice>
        )}
        <SsoLink returnTo={afterLogin(search.toString())} />
      </div>
    </section>
  );
}
