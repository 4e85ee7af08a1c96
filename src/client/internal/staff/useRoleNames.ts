import { useIntl } from 'react-intl';
import { INTERNAL_KEYS, isRoleKey } from '../../../domain/features/roleKeys.ts';

/** The order of the guide to roles; a newer key comes last. */
const place = (key: string): number => (isRoleKey(key) ? INTERNAL_KEYS.indexOf(key) : INTERNAL_KEYS.length);

/** Role keys by their names; a key newer than this app by itself. */
export function useRoleNames(): (keys: readonly string[]) => string {
  const intl = useIntl();
  return (keys) =>
    keys
      .toSorted((a, b) => place(a) - place(b))
      .map((key) => (isRoleKey(key) ? intl.formatMessage({ id: `internalStaff.role.${key}` }) : key))
      .join(', ');
}
