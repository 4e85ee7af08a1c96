import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Db } from '../../platform/db/db.ts';
import {
  insertPasskey,
  keepChallenge,
  listPasskeys,
  markPasskeyUsed,
  takeChallenge,
} from '../store/secondFactors.ts';

const CHALLENGE_MINUTES = 5;

/** The site as the browser sees it; a passkey belongs to its host name. */
export interface PasskeySite {
  readonly origin: string;
  readonly host: string;
  readonly name: string;
}

interface PasskeyRequest {
  readonly memberId: string;
  readonly site: PasskeySite;
  readonly now: Date;
}

const challengeEnd = (now: Date): Date => new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
const toTransports = (texts: readonly string[]): AuthenticatorTransport[] => [
  ...(texts as readonly AuthenticatorTransport[]),
];

/** What the browser needs to make a passkey. */
export async function beginPasskey(
  db: Db,
  { memberId, site, now, email }: PasskeyRequest & { readonly email: string },
) {
  const known = await listPasskeys(db, memberId);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.host,
    userName: email,
    userID: new TextEncoder().encode(memberId),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: toTransports(transports),
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await keepChallenge(db, {
    challenge: options.challenge,
    memberId,
    purpose: 'add',
    expiresAt: challengeEnd(now),
  });
  return options;
}

/** Keeps a passkey that the browser made. False: it doesn't belong to this challenge, site or person, or is known. */
export async function addPasskey(
  db: Db,
  {
    memberId,
    site,
    now,
    id,
    name,
    response,
  }: PasskeyRequest & { readonly id: string; readonly name: string; readonly response: unknown },
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(db, { memberId, purpose: 'add', now });
  if (expectedChallenge === null) return false;
  const verified = await settled(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
    }),
  );
  if (verified?.verified !== true) return false;
  const { credential } = verified.registrationInfo;
  return insertPasskey(db, {
    credentialId: credential.id,
    id,
    memberId,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name,
    createdAt: now,
  });
}

/** What the browser needs to sign a log-in with one of the member's passkeys. */
export async function askPasskey(db: Db, { memberId, site, now }: PasskeyRequest) {
  const known = await listPasskeys(db, memberId);
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: toTransports(transports),
    })),
  });
  await keepChallenge(db, {
    challenge: options.challenge,
    memberId,
    purpose: 'log-in',
    expiresAt: challengeEnd(now),
  });
  return options;
}

/** Whether one of the member's passkeys signed the challenge. A challenge works once, so a replay is refused. */
export async function acceptAssertion(
  db: Db,
  { memberId, site, now, response }: PasskeyRequest & { readonly response: unknown },
): Promise<boolean> {
  const { id } = response as { readonly id?: unknown };
  const expectedChallenge = await takeChallenge(db, { memberId, purpose: 'log-in', now });
  if (expectedChallenge === null) return false;
  const passkey = (await listPasskeys(db, memberId)).find(({ credentialId }) => credentialId === id);
  if (passkey === undefined) return false;
  const { credentialId, publicKey, counter, transports } = passkey;
  const verified = await settled(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        transports: toTransports(transports),
      },
    }),
  );
  if (verified?.verified !== true) return false;
  await markPasskeyUsed(db, credentialId, {
    counter: verified.authenticationInfo.newCounter,
    lastUsedAt: now,
  });
  return true;
}

/** The library throws for everything that is not as expected; what the browser sent is the caller's, so it is a no. */
async function settled<Result>(check: () => Promise<Result>): Promise<Result | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
