import { FormattedMessage, useIntl } from 'react-intl';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { SelectField } from './SelectField.tsx';
import type { SelectFieldProps } from './SelectField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { ChosenUtility, NamedUtility } from './useChosenUtility.ts';

export interface UtilitySelectProps extends Pick<SelectFieldProps, 'label' | 'hint'> {
  readonly choice: ChosenUtility<NamedUtility>;
  readonly utilities: readonly NamedUtility[];
  /** True after an attempt to continue, which shows a missing choice as an error. */
  readonly tried: boolean;
  /** The server's error. */
  readonly error?: string | undefined;
}

/** For which utility something is done. */
export function UtilitySelect({
  label,
  hint,
  choice: { utility, choose },
  utilities,
  tried,
  error,
}: UtilitySelectProps) {
  const intl = useIntl();
  const prompt = intl.formatMessage({ id: 'internalPrograms.program.chooseUtility' });
  return (
    <SelectField
      label={label}
      hint={hint}
      error={tried && utility === undefined ? prompt : error}
      prompt={prompt}
      options={utilities.map(({ id, name }) => ({ value: id, label: name }))}
      value={utility?.id ?? ''}
      onChange={choose}
      required
    />
  );
}

/** Replaces a form that needs a utility, for brands without one. */
export function NoUtilityYet() {
  return (
    <Notice title={<FormattedMessage id="internalPrograms.program.noUtility" />}>
      <div className="row">
        <ButtonLink to={staffPaths.internalNewUtility()} small>
          <FormattedMessage id="internalPrograms.utility.new" />
        </ButtonLink>
      </div>
    </Notice>
  );
}
