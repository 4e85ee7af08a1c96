import type { DeviceConnection } from '../../../../codegen/rest/types.ts';

/** Partners whose name or device kind contains the search text, ignoring case. */
export function matchingPartners<P extends Pick<DeviceConnection, 'title'>>(
  partners: readonly P[],
  wanted: string,
  kindsOf: (partner: P) => readonly string[],
): P[] {
  const text = wanted.trim().toLocaleLowerCase();
  if (text === '') return [...partners];
  return partners.filter((partner) =>
    [partner.title, ...kindsOf(partner)].some((word) => word.toLocaleLowerCase().includes(text)),
  );
}
