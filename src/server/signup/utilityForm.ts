import type { RestOperations } from '../../../codegen/rest/handlers.ts';
import type { Country } from '../../domain/brands/countries.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { isOtherUtility } from '../../domain/signup/otherUtility.ts';
import { nameFault, normalName } from '../../domain/signup/personName.ts';
import { say } from '../platform/messages/say.ts';
import { refused } from '../platform/errors.ts';
import { homeCodeOr } from './home.ts';

type Form = RestOperations['selectUtility']['body'];

export interface ChosenUtility {
  readonly utility: string;
  /** Its name in the member's words, for another one; null for one of the list. */
  readonly freeText: string | null;
  /** Normalised; null: as it is known. */
  readonly zip: string | null;
  readonly extras: Readonly<Record<string, string>> | null;
}

/** The form that chooses the utility, or what is wrong with it. Source: SGN-25, SGN-26. */
export function chosenUtility(
  { utility, utility_free_text: text = '', zip_code: zip = '', extras = '' }: Form,
  country: Country,
): ChosenUtility {
  const other = isOtherUtility(utility);
  const fault = other ? nameFault(text) : null;
  if (fault !== null)
    throw refusal(
      'utility_free_text',
      fault === 'missing' ? say('signup.utilityNameMissing') : say('signup.utilityNameCharacters'),
    );
  return {
    utility,
    freeText: other ? normalName(text) : null,
    zip: zip.trim() === '' ? null : homeCodeOr(zip, country, 'zip_code'),
    extras: extras.trim() === '' ? null : textsOf(extras),
  };
}

function textsOf(json: string): Readonly<Record<string, string>> {
  let read: unknown = null;
  try {
    read = JSON.parse(json);
  } catch {
    // Told below, with everything else that is no list of texts.
  }
  const entries =
    typeof read === 'object' && read !== null && !Array.isArray(read) ? Object.entries(read) : null;
  if (entries === null || !entries.every((entry): entry is [string, string] => typeof entry[1] === 'string'))
    throw refusal('extras', say('signup.extras'));
  return Object.fromEntries(entries);
}

function refusal(field: string, sentence: Sentence) {
  return refused(sentence, { code: 'INVALID', fields: { [field]: sentence } });
}
