import type { UtilityOption } from '../../../../../codegen/rest/types.ts';
import { isOtherUtility } from '../../../../domain/signup/otherUtility.ts';

/** A longer list is not useful; typing more narrows it down. */
const MOST = 40;

/** Compared without accents, case and signs: "Énergie d’ici" is found by "energie dici". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase();

/**
 * The utilities whose name, label or acronym has every word that was typed, in the order of the list. The last option,
 * for a utility that is not listed, is always there (SGN-28).
 */
export function matchUtilities(options: readonly UtilityOption[], typed: string): UtilityOption[] {
  const words = plain(typed)
    .split(' ')
    .filter((word) => word !== '');
  const listed = options.filter(({ value }) => !isOtherUtility(value));
  const found = listed.filter((option) => {
    const text = plain(
      [
        option.displayLabel,
        option.displayName,
        option.acronym,
        option.primary_utility_acronym,
        option.primary_utility_short_name,
      ].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
  return [...found.slice(0, MOST), ...options.filter(({ value }) => isOtherUtility(value))];
}
