import { createDecipheriv, createHmac, type ECDH } from 'node:crypto';

const TAG = 16;
const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** Opens a message as the browser does: RFC 8291 over one record of RFC 8188. Throws for any other content. */
export function decryptPush(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const shared = hmac(auth, keys.computeSecret(senderKey));
  const input = hmac(shared, 'WebPush: info\0', keys.getPublicKey(), senderKey, Buffer.of(1));
  const secret = hmac(salt, input);
  const key = hmac(secret, 'Content-Encoding: aes128gcm\0', Buffer.of(1)).subarray(0, 16);
  const nonce = hmac(secret, 'Content-Encoding: nonce\0', Buffer.of(1)).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-TAG));
  const record = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG)), decipher.final()]);
  const end = record.lastIndexOf(2);
  if (end < 0) throw new Error('The last record has no end.');
  return record.subarray(0, end).toString('utf8');
}
