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
  /** The member's name for a utility outside the list; null for a listed one. */
  readonly freeText: string | null;
  /** Normalized; null to keep the known one. */
  readonly zip: string | null;
  readonly extras: Readonly<Record<string, string>> | null;
}

/** Throws the form's faults. Source: SGN-25, SGN-26. */
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
    extras: extras.trim() === '' ? null : parseTexts(extras),
  };
}

function parseTexts(json: string): Readonly<Record<string, string>> {
  let read: unknown = null;
  try {
    read = JSON.parse(json);
  } catch {
    // Refused below, like any other wrong shape.
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
