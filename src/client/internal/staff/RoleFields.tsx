import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { FieldError } from '../shared/form/Field.tsx';
import { Opens } from './RoleGuide.tsx';
import styles from './staff.module.css';
import { ROLES } from './staffViews.ts';

interface RoleFieldsProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error: string | undefined;
  /** Roles that can't be taken away, by key, and why. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The heading around them says what they are. */
  readonly titled?: boolean;
}

/** Every role with what it may do. */
export function RoleFields({ chosen, onChange, error, fixed = {}, titled = false }: RoleFieldsProps) {
  const intl = useIntl();
  const errorId = useId();
  return (
    <fieldset className={styles['roles']} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={titled ? 'visually-hidden' : undefined}>
        <FormattedMessage id="internalStaff.field.roles" />
      </legend>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {ROLES.map(({ key }) => (
        <CheckboxField
          key={key}
          label={intl.formatMessage({ id: `internalStaff.role.${key}` })}
          hint={
            <>
              <FormattedMessage id={`internalStaff.about.${key}`} /> <Opens roleKey={key} />
              {fixed[key] !== undefined && ` ${fixed[key]}`}
            </>
          }
          checked={chosen.includes(key)}
          onChange={(checked) => {
            if (!checked && fixed[key] !== undefined) return;
            onChange(checked ? [...chosen, key] : chosen.filter((each) => each !== key));
          }}
        />
      ))}
    </fieldset>
  );
}
