import { useIntl } from 'react-intl';
import { rolesOfKeys } from '../../../domain/session/staffRoles.ts';
import { useRoleNames } from './useRoleNames.ts';

/** Role keys as roles, and what no role adds up to as custom rights. */
export function useRolesText(): (keys: readonly string[]) => string {
  const intl = useIntl();
  const rightNames = useRoleNames();
  return (keys) => {
    const { roles, custom } = rolesOfKeys(keys);
    return [
      ...roles.map((role) => intl.formatMessage({ id: `internalStaff.named.${role}` })),
      ...(custom.length === 0
        ? []
        : [intl.formatMessage({ id: 'internalStaff.named.custom' }, { rights: rightNames(custom) })]),
    ].join(', ');
  };
}
