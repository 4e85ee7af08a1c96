import { FormattedMessage } from 'react-intl';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import type { Faults } from '../../../platform/write/useRestWrite.ts';

const LONGEST = 80;

export interface NameFieldsProps {
  readonly first: string;
  readonly last: string;
  readonly faults: Faults;
}

export function NameFields({ first, last, faults }: NameFieldsProps) {
  return (
    <div className="pair">
      <TextInput
        label={<FormattedMessage id="signup.full.firstName" />}
        name="first_name"
        defaultValue={first}
        error={faults['first_name']}
        autoComplete="given-name"
        maxLength={LONGEST}
        required
      />
      <TextInput
        label={<FormattedMessage id="signup.full.lastName" />}
        name="last_name"
        defaultValue={last}
        error={faults['last_name']}
        autoComplete="family-name"
        maxLength={LONGEST}
        required
      />
    </div>
  );
}
