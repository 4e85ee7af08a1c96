import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** Every purpose derives its own key, so that one kind of token can't pass as another. */
export interface Secrets {
  /** HMAC-SHA-256, base64url. */
  keyedHash(purpose: string, value: string): string;
  /**
   * AES-256-GCM, bound to a purpose and a place (a row's id), so that a value moved to another row can't be opened.
   */
  seal(purpose: string, place: string, text: string): string;
  /** Null for another key or place, or an altered value. */
  open(purpose: string, place: string, sealed: string): string | null;
}

const NONCE = 12;
const TAG = 16;

export function createSecrets(root: Buffer): Secrets {
  const keys = new Map<string, KeyObject>();
  const keyFor = (purpose: string): KeyObject => {
    let key = keys.get(purpose);
    if (!key) {
      key = createSecretKey(createHmac('sha256', root).update(`key:${purpose}`).digest());
      keys.set(purpose, key);
    }
    return key;
  };
  return {
    keyedHash: (purpose, value) => createHmac('sha256', keyFor(purpose)).update(value).digest('base64url'),

    seal: (purpose, place, text) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), nonce).setAAD(
        Buffer.from(place),
      );
      const inside = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), inside]).toString('base64url');
    },

    open: (purpose, place, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), bytes.subarray(0, NONCE));
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}
