/** NET-14: the methods the specification's calls use. */
export const SUPPORTED_METHODS = ['GET', 'POST'] as const;
export type SupportedMethod = (typeof SUPPORTED_METHODS)[number];

/** A bug in our own code, not an error of the member or server; the text is the specification's. */
export class UnsupportedMethodError extends Error {
  override readonly name = 'UnsupportedMethodError';

  constructor() {
    super('Invalid or unsupported api fetch method provided.');
  }
}

/** Validates a method. Throws an UnsupportedMethodError otherwise. Source: NET-14. */
export function supportedMethod(method: string): SupportedMethod {
  const found = SUPPORTED_METHODS.find((supported) => supported === method.toUpperCase());
  if (found === undefined) throw new UnsupportedMethodError();
  return found;
}
