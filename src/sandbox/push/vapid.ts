import { createPublicKey, verify } from 'node:crypto';

/** Checks a sender's signed claim to an origin (RFC 8292): `vapid t=<token>, k=<public key>`. */
export function isSignedFor(authorization: string, origin: string, now: Date): boolean {
  const [, token = ''] = /\bt=([\w.-]+)/.exec(authorization) ?? [];
  const [, key = ''] = /\bk=([\w-]+)/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return false;
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Readonly<Record<string, unknown>>;
  return (
    said['aud'] === origin && typeof said['sub'] === 'string' && Number(said['exp']) * 1_000 > now.getTime()
  );
}
