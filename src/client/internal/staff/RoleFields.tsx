import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { rolesOfKeys } from '../../../domain/session/staffRoles.ts';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { FieldError } from '../shared/form/Field.tsx';
import { NamedRoles } from './NamedRoles.tsx';
import { Opens } from './RoleGuide.tsx';
import styles from './staff.module.css';
import { ROLES } from './staffViews.ts';

interface RoleFieldsProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error: string | undefined;
  /** Rights that can't be taken away, by key, and why. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The heading around them says what they are. */
  readonly titled?: boolean;
}

/** The roles, and below them each right by itself, open where someone has one that no role adds up to. */
export function RoleFields({ chosen, onChange, error, fixed = {}, titled = false }: RoleFieldsProps) {
  const intl = useIntl();
  const errorId = useId();
  const describedBy = error === undefined ? undefined : errorId;
  return (
    <div className="stack">
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <NamedRoles
        chosen={chosen}
        onChange={onChange}
        fixed={fixed}
        describedBy={describedBy}
        titled={titled}
      />
      <details open={rolesOfKeys(chosen).custom.length > 0}>
        <summary>
          <FormattedMessage id="internalStaff.single" />
        </summary>
        <fieldset className={styles['roles']}>
          <legend className="visually-hidden">
            <FormattedMessage id="internalStaff.single" />
          </legend>
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
      </details>
    </div>
  );
}
