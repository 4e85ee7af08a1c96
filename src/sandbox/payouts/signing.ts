import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The provider's key pair; the public half is behind `certPath`. Made when first needed, and new after a restart. */
export interface Signing {
  certPath(): string;
  publicKey(): string;
  /** The headers of a webhook: RSA-SHA-256 over transmission, time, webhook and the body's CRC-32. */
  headers(
    message: { readonly base: string; readonly webhookId: string; readonly body: string },
    isGenuine: boolean,
  ): Readonly<Record<string, string>>;
}

const CERTS = '/v1/notifications/certs/';

export function createSigning(): Signing {
  let made: { readonly privateKey: string; readonly publicKey: string; readonly name: string } | null = null;
  const pair = () => {
    if (made === null) {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', {
        modulusLength: 2048,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      });
      const name = `CERT-${createHash('sha256').update(publicKey).digest('hex').slice(0, 24)}`;
      made = { privateKey, publicKey, name };
    }
    return made;
  };
  return {
    certPath: () => `${CERTS}${pair().name}`,
    publicKey: () => pair().publicKey,
    headers: ({ base, webhookId, body }, isGenuine) => {
      const [id, time] = [randomUUID(), new Date().toISOString()];
      const signed = `${id}|${time}|${isGenuine ? webhookId : 'another webhook'}|${crc32(body)}`;
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': createSign('RSA-SHA256').update(signed).sign(pair().privateKey, 'base64'),
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${base}${CERTS}${pair().name}`,
      };
    },
  };
}
