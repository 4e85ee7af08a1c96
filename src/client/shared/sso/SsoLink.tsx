import { FormattedMessage } from 'react-intl';
import { connectUrl } from '../../../domain/brands/backendBase.ts';
import { useApp } from '../../platform/screen/app.ts';
import { buttonClass } from '../../ui/Button.tsx';

/** The way to the log-in of the brand's own accounts (BRD-13), and back to a page. */
export function SsoLink({ returnTo }: { readonly returnTo: string }) {
  const { brand, rest } = useApp();
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ return_to: returnTo }).toString()}`;
  return (
    <a className={buttonClass({ wide: true })} href={connectUrl(rest.address(''), brand.id) + query}>
      <span className="button-text">
        <FormattedMessage id="session.login.sso.button" />
      </span>
    </a>
  );
}
