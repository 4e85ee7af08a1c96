/** Kinds of OpenADR objects. Source: OpenADR 3.1, objectTypes. */
export type OpenAdrObject = 'PROGRAM' | 'EVENT' | 'REPORT' | 'SUBSCRIPTION' | 'VEN' | 'RESOURCE';
/** What happens to an object. Source: OpenADR 3.1, notification. */
export type OpenAdrOperation = 'CREATE' | 'READ' | 'UPDATE' | 'DELETE';

/** What a device hears about at one address. */
export interface Callback {
  readonly objects: readonly OpenAdrObject[];
  readonly operations: readonly OpenAdrOperation[];
  /** The webhook that calls the address. */
  readonly endpointId: string;
  readonly url: string;
}

/** Source: OpenADR 3.1, notification. */
export interface OpenAdrNotification {
  readonly objectType: OpenAdrObject;
  readonly operation: OpenAdrOperation;
  readonly object: object;
  readonly targets: readonly string[] | null;
}

/**
 * Whether an object with these targets may be read, and with which of them: those that were asked for, that the reader was
 * given, and that the object has. An object without targets is for all who ask for none. Null: it may not be read.
 * Source: OpenADR 3.1, object privacy.
 */
export function readableTargets(
  ofObject: readonly string[] | null,
  asked: readonly string[] | null,
  given: ReadonlySet<string>,
): readonly string[] | null {
  const wanted = asked ?? [];
  if (ofObject === null) return wanted.length === 0 ? [] : null;
  const common = ofObject.filter((target) => wanted.includes(target) && given.has(target));
  return common.length > 0 ? common : null;
}
