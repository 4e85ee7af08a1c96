import { readText } from '../../ui/form/readText.ts';

/** Shorter numbers exist nowhere; only a delivered message proves a number. */
const FEWEST_DIGITS = 7;

/** What `PhoneFields` holds; `short` when that cannot be a number. */
export function sentPhone(form: FormData): {
  readonly phone_1: string;
  readonly consent: boolean;
  readonly short: boolean;
} {
  const phone_1 = readText(form, 'phone_1');
  return {
    phone_1,
    consent: form.get('consent') !== null,
    short: phone_1.replace(/\D/g, '').length < FEWEST_DIGITS,
  };
}
