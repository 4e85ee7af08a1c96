import { FormattedMessage, useIntl } from 'react-intl';
import { rolesOfKeys, STAFF_ROLES, withoutRole, withRole } from '../../../domain/session/staffRoles.ts';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import styles from './staff.module.css';

interface NamedRolesProps {
  /** Role keys. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Keys that can't be taken away. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly describedBy: string | undefined;
  /** The heading around them says what they are. */
  readonly titled: boolean;
}

/** What someone is on the staff; several can be combined. */
export function NamedRoles({ chosen, onChange, fixed, describedBy, titled }: NamedRolesProps) {
  const intl = useIntl();
  const { roles } = rolesOfKeys(chosen);
  return (
    <fieldset className={styles['roles']} aria-describedby={describedBy}>
      <legend className={titled ? 'visually-hidden' : undefined}>
        <FormattedMessage id="internalStaff.named" />
      </legend>
      {STAFF_ROLES.map((role) => (
        <CheckboxField
          key={role}
          label={intl.formatMessage({ id: `internalStaff.named.${role}` })}
          hint={<FormattedMessage id={`internalStaff.named.${role}.about`} />}
          checked={roles.includes(role)}
          onChange={(checked) => {
            const next = checked ? withRole(chosen, role) : withoutRole(chosen, role);
            const held = chosen.filter((key) => fixed[key] !== undefined && !next.includes(key));
            onChange([...next, ...held]);
          }}
        />
      ))}
    </fieldset>
  );
}
