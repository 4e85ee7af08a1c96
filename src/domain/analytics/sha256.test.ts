import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('hashing', () => {
  it.each([
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['é', '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c'],
  ])('ANL-14: "%s" in SHA-256, hexadecimal', async (text, hash) => {
    await expect(sha256(text)).resolves.toBe(hash);
  });

  it.each(['', ' ', null, undefined])('ANL-15: the empty value %j stays empty', async (text) => {
    await expect(sha256(text)).resolves.toBe('');
  });

  it('ANL-15: unless it is forced', async () => {
    await expect(sha256('', { force: true })).resolves.toBe(OF_NOTHING);
    await expect(sha256(null, { force: true })).resolves.toBe(OF_NOTHING);
  });
});
