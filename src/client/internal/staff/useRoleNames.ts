import { useIntl } from 'react-intl';
import { isRoleKey } from '../../../domain/features/roleKeys.ts';

/** Role keys by their names; a key newer than this app by itself. */
export function useRoleNames(): (keys: readonly string[]) => string {
  const intl = useIntl();
  return (keys) =>
    keys
      .map((key) => (isRoleKey(key) ? intl.formatMessage({ id: `internalStaff.role.${key}` }) : key))
      .join(', ');
}
