import type { IntlShape } from 'react-intl';
import { readText } from '../../../ui/form/readText.ts';
import type { Faults } from '../../../platform/write/useRestWrite.ts';

/** What `NameFields` holds. */
export function namesIn(form: FormData): { readonly first_name: string; readonly last_name: string } {
  return { first_name: readText(form, 'first_name'), last_name: readText(form, 'last_name') };
}

export function nameFaults(form: FormData, intl: Pick<IntlShape, 'formatMessage'>): Faults {
  const { first_name, last_name } = namesIn(form);
  return {
    first_name: first_name === '' ? intl.formatMessage({ id: 'signup.full.noFirstName' }) : undefined,
    last_name: last_name === '' ? intl.formatMessage({ id: 'signup.full.noLastName' }) : undefined,
  };
}
