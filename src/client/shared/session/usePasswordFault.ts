import { useIntl } from 'react-intl';
import { passwordFault } from '../../../domain/session/passwordFault.ts';
import { PASSWORD_RULES } from '../../../domain/session/passwordRules.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';

/** A new password's error before it is sent; undefined: none. The server validates it again. */
export function usePasswordFault(): (password: string) => string | undefined {
  const intl = useIntl();
  const { brand } = useApp();
  const { user } = useSession();
  const { productName, shortName } = brand.words;
  return (password) => {
    const fault = passwordFault(password, {
      brandNames: [productName, shortName],
      names: [user?.firstName ?? '', user?.lastName ?? ''],
      email: user?.email ?? '',
    });
    return fault === null
      ? undefined
      : intl.formatMessage({ id: `session.newPassword.${fault}` }, { ...PASSWORD_RULES, productName });
  };
}
