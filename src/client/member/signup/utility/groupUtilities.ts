import type { UtilityOption } from '../../../../../codegen/rest/types.ts';
import { isOtherUtility } from '../../../../domain/signup/otherUtility.ts';

export interface UtilityGroup {
  /** The group's heading; null: none. */
  readonly key: 'serves' | 'elsewhere' | null;
  readonly options: readonly UtilityOption[];
}

/**
 * The options under headings: those that cover the home, then the others, and last, without a heading, the option
 * for an unlisted utility. If none covers the home, there is one group without a heading. Expects the options
 * in this order.
 */
export function groupUtilities(options: readonly UtilityOption[]): UtilityGroup[] {
  const listed = options.filter(({ value }) => !isOtherUtility(value));
  const serves = listed.filter(({ covers }) => covers);
  if (serves.length === 0) return [{ key: null, options }];
  const groups: UtilityGroup[] = [
    { key: 'serves', options: serves },
    { key: 'elsewhere', options: listed.filter(({ covers }) => !covers) },
    { key: null, options: options.filter(({ value }) => isOtherUtility(value)) },
  ];
  return groups.filter((group) => group.options.length > 0);
}

/** The only utility that covers the home, if there is one, so that no one needs to search for it. */
export function onlyServing(options: readonly UtilityOption[]): UtilityOption | null {
  const serving = options.filter(({ value, covers }) => covers && !isOtherUtility(value));
  return serving.length === 1 ? (serving[0] ?? null) : null;
}
