import type { IntlShape } from 'react-intl';
import { textOf } from '../../../ui/form/textOf.ts';
import type { Faults } from '../../../platform/write/useRestWrite.ts';

/** What `NameFields` holds. */
export function namesIn(form: FormData): { readonly first_name: string; readonly last_name: string } {
  return { first_name: textOf(form, 'first_name'), last_name: textOf(form, 'last_name') };
}

export function nameFaults(form: FormData, intl: Pick<IntlShape, 'formatMessage'>): Faults {
  const { first_name, last_name } = namesIn(form);
  return {
    first_name: first_name === '' ? intl.formatMessage({ id: 'signup.full.noFirstName' }) : undefined,
    last_name: last_name === '' ? intl.formatMessage({ id: 'signup.full.noLastName' }) : undefined,
  };
}
