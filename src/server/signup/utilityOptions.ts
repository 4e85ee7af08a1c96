import type { UtilityOption } from '../../../codegen/rest/types.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import { OTHER_UTILITY } from '../../domain/signup/otherUtility.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';

interface Named {
  readonly id: string;
  readonly acronym: string;
  readonly name: string;
  readonly shortName: string;
}

/**
 * An option of the list (SGN-27); null is the one for a utility that is not in it, which comes last (SGN-28). `primary` is
 * the utility that delivers to the home.
 */
export function optionOf(utility: Named | null, primary: Named | null, locale: Locale): UtilityOption {
  const delivers = { primary_utility_acronym: primary?.acronym ?? null, primary_utility_short_name: primary?.shortName ?? null };
  if (utility === null) {
    const label = inWords(locale, say('signup.otherUtility'));
    return { value: OTHER_UTILITY.value, displayLabel: label, displayName: label, acronym: null, ...delivers };
  }
  const { id, name, acronym } = utility;
  return { value: id, displayLabel: name.toLowerCase().includes(acronym.toLowerCase()) ? name : `${name} (${acronym})`, displayName: name, acronym, ...delivers };
}
