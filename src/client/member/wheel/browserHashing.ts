import { hexOfBytes, type Hashing } from '../../../domain/wheel/verify.ts';

/** Web Crypto, which the member's own browser recomputes a spin with. */
export const browserHashing: Hashing = {
  sha256: async (bytes) =>
    hexOfBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))),
  hmac: async (key) => {
    const imported = await crypto.subtle.importKey(
      'raw',
      Uint8Array.from(key),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    return async (message) =>
      new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(message)));
  },
};

/** A number of 16 digits that only this browser knows. */
export function newMemberNumber(): string {
  const digits = crypto.getRandomValues(new Uint32Array(2));
  return [...digits].map((part) => String(part % 100_000_000).padStart(8, '0')).join('');
}
