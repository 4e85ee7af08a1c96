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
  /** The utility that delivers to its customers; null when it delivers itself. */
  readonly primary: { readonly acronym: string; readonly shortName: string } | null;
}

/** A listed utility (SGN-27). `covers`: whether it serves the home. */
export function toOption({ id, name, acronym, shortName, primary }: Named, covers: boolean): UtilityOption {
  const displayLabel = name.toLowerCase().includes(acronym.toLowerCase()) ? name : `${name} (${acronym})`;
  return {
    value: id,
    displayLabel,
    displayName: name,
    acronym,
    short_name: shortName,
    covers,
    primary_utility_acronym: primary?.acronym ?? null,
    primary_utility_short_name: primary?.shortName ?? null,
  };
}

/** The last option, for an unlisted utility (SGN-28). `written` is the member's name for it. */
export function otherOption(locale: Locale, written: string | null): UtilityOption {
  const label = inWords(locale, say('signup.otherUtility'));
  return {
    value: OTHER_UTILITY.value,
    displayLabel: label,
    displayName: label,
    acronym: null,
    short_name: written,
    covers: false,
    primary_utility_acronym: null,
    primary_utility_short_name: null,
  };
}
