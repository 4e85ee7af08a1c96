import { hash, randomBytes } from 'node:crypto';

/** Tokens are stored as hashes only. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
export const newToken = (): string => randomBytes(32).toString('base64url');
