import { createHmac } from 'node:crypto';

/** The server's own secrets. Each use derives a key of its own, so that one kind of token can never pass as another. */
export interface Secrets {
  /** Keyed hash (HMAC-SHA-256) of a value for one purpose, base64url. */
  keyedHash(purpose: string, value: string): string;
}

export function createSecrets(root: Buffer): Secrets {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    let key = keys.get(purpose);
    if (!key) {
      key = createHmac('sha256', root).update(`key:${purpose}`).digest();
      keys.set(purpose, key);
    }
    return key;
  };
  return {
    keyedHash: (purpose, value) => createHmac('sha256', keyFor(purpose)).update(value).digest('base64url'),
  };
}
