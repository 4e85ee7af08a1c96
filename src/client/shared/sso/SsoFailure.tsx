import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../platform/screen/app.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Why the provider's log-in did not work out, as the server says it in the address. */
const FAILURES = [
  'denied',
  'expired',
  'unavailable',
  'unverified',
  'taken',
  'locked',
  'own-account',
  'ended',
] as const;

/** The error of a brand SSO log-in; empty when there is none. */
export function SsoFailure() {
  const { productName } = useApp().brand.words;
  const [search] = useSearchParams();
  const failure = FAILURES.find((each) => each === search.get('sso'));
  if (failure === undefined) return null;
  return (
    <Notice tone="warn" role="status">
      <FormattedMessage id={`session.login.sso.${failure}`} values={{ productName }} />
    </Notice>
  );
}
