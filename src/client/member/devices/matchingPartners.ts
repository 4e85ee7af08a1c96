import type { IntlShape } from 'react-intl';
import type { DeviceConnection } from '../../../../codegen/rest/types.ts';
import { searchWords } from '../../../domain/helpers/searchWords.ts';

/**
 * Partners with a word that begins with each word of the search text, in their name or device kinds. Case and
 * accents are ignored. Partners with a whole-word match come first: "ev" is a car before it is a name.
 */
export function matchingPartners<P extends Pick<DeviceConnection, 'title'>>(
  partners: readonly P[],
  wanted: string,
  listKinds: (partner: P) => readonly string[],
): P[] {
  const asked = searchWords(wanted);
  const found = partners.flatMap((partner) => {
    const own = [partner.title, ...listKinds(partner)].flatMap(searchWords);
    if (!asked.every((word) => own.some((known) => known.startsWith(word)))) return [];
    return [{ partner, isWhole: asked.every((word) => own.includes(word)) }];
  });
  return [...found.filter(({ isWhole }) => isWhole), ...found.filter(({ isWhole }) => !isWhole)].map(
    ({ partner }) => partner,
  );
}

const WITH_OTHER_NAMES = ['ev', 'tv'] as const;

/** What people type besides the kinds' names: a type's own name, "ev", and the language's other names, "VE" in French. */
export const alsoCalled = (intl: IntlShape, types: DeviceConnection['device_types']): readonly string[] => [
  ...types,
  ...WITH_OTHER_NAMES.filter((type) => types.includes(type)).map((type) =>
    intl.formatMessage({ id: `devices.add.alsoCalled.${type}` }),
  ),
];
