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
  /** HMAC-SHA-256, base64url, under the lasting key: hashes in the database can't be made again without their texts. */
  keyedHash(purpose: string, value: string): string;
  /**
   * AES-256-GCM, bound to a purpose and a place (a row's id), so that a value moved to another row can't be opened.
   */
  seal(purpose: string, place: string, text: string): string;
  /** @throws SealFault for a value that none of the keys opens at this place. */
  open(purpose: string, place: string, sealed: string): string;
  /** Seals again under the newest key; null: it is already. Throws as `open`. */
  reseal(purpose: string, place: string, sealed: string): string | null;
  /** As `seal`, under the lasting key, for what leaves us for good: links in emails. */
  sealLasting(purpose: string, place: string, text: string): string;
  /** What comes back from outside; null for anything that we didn't seal for this place. */
  openLasting(purpose: string, place: string, sealed: string): string | null;
}

/** A value in the database that can't be opened: another SECRET_KEY sealed it, or it was altered. */
export class SealFault extends Error {
  override readonly name = 'SealFault';

  constructor(purpose: string) {
    super(`A sealed value (${purpose}) can’t be opened with SECRET_KEY.`);
  }
}

/**
 * @param root seals; the others only open, while a rotation goes on.
 * @param lasting the first key ever, which rotations keep.
 */
export function createSecrets(root: Buffer, others: readonly Buffer[] = [], lasting: Buffer = root): Secrets {
  const newest = createSealer(root);
  const openers = [newest, ...others.map(createSealer)];
  const first = createSealer(lasting);
  const open = (purpose: string, place: string, sealed: string): string => {
    for (const sealer of openers) {
      const text = sealer.open(purpose, place, sealed);
      if (text !== null) return text;
    }
    throw new SealFault(purpose);
  };
  return {
    keyedHash: first.keyedHash,
    seal: newest.seal,
    open,
    reseal: (purpose, place, sealed) =>
      newest.open(purpose, place, sealed) === null
        ? newest.seal(purpose, place, open(purpose, place, sealed))
        : null,
    sealLasting: first.seal,
    openLasting: first.open,
  };
}

const NONCE = 12;
const TAG = 16;

function createSealer(root: Buffer) {
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
    keyedHash: (purpose: string, value: string): string =>
      createHmac('sha256', keyFor(purpose)).update(value).digest('base64url'),

    seal: (purpose: string, place: string, text: string): string => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), nonce).setAAD(
        Buffer.from(place),
      );
      const inside = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), inside]).toString('base64url');
    },

    open: (purpose: string, place: string, sealed: string): string | null => {
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

/** Differs between two keys, and says nothing about either. */
export const fingerprint = (root: Buffer): string =>
  createSealer(root).keyedHash('fingerprint', 'server_secrets');
