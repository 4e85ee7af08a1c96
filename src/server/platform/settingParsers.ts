import ipaddr from 'ipaddr.js';
import { trimEndSlashes } from '../../domain/helpers/trimSlashes.ts';
import { isEmailAddress } from '../../domain/signup/emailAddress.ts';
import { isPrivateNetwork } from './http/privateAddress.ts';

/** A setting's value, or the beginning of a sentence for the operator: "must be a whole number". */
export type Parsed<T> = { readonly value: T } | { readonly fault: string };

export function oneOf<T extends string>(allowed: readonly T[]) {
  return (text: string): Parsed<T> => {
    const value = allowed.find((candidate) => candidate === text);
    return value === undefined ? { fault: `must be one of ${allowed.join(', ')}` } : { value };
  };
}

export function wholeNumber(from: number, to: number) {
  return (text: string): Parsed<number> => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= from && value <= to
      ? { value }
      : { fault: `must be a whole number from ${from} to ${to}` };
  };
}

export function url(...protocols: string[]) {
  return (text: string): Parsed<string> => {
    const wanted = protocols.map((protocol) => `${protocol}//`).join(' or ');
    return URL.canParse(text) && protocols.includes(new URL(text).protocol)
      ? { value: text }
      : { fault: `must be an address that begins with ${wanted}` };
  };
}

/** A folder by its whole path, or a bucket with or without a prefix. */
export const archiveUrl = (text: string): Parsed<string> =>
  /^(?:file:\/\/\/[^?#]+|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w!.*'()/-]*)?)$/.test(text)
    ? { value: text }
    : { fault: 'must be a folder such as file:///srv/archive, or a bucket such as s3://bucket/prefix' };

export const onOff = (text: string): Parsed<boolean> =>
  ['on', 'true', '1', 'yes'].includes(text)
    ? { value: true }
    : ['off', 'false', '0', 'no'].includes(text)
      ? { value: false }
      : { fault: 'must be on or off' };

/** `brand=issuer|client id,…`: the brands' OpenID Connect providers. */
export interface OidcIssuer {
  readonly issuer: string;
  readonly clientId: string;
}

export function oidcIssuers(text: string): Parsed<Readonly<Record<string, OidcIssuer>>> {
  const found: Record<string, OidcIssuer> = {};
  for (const entry of text.split(',')) {
    const [, brand = '', issuer = '', clientId = ''] =
      /^\s*([a-z][a-z0-9-]*)=([^|\s]+)\|(\S+)\s*$/.exec(entry) ?? [];
    if (brand === '' || !URL.canParse(issuer) || !['http:', 'https:'].includes(new URL(issuer).protocol))
      return { fault: 'must be brand=address|client id, with commas between several' };
    found[brand] = { issuer, clientId };
  }
  return { value: found };
}

/** A partner's interface, and who we are there. */
export interface DevicePartnerAddress {
  readonly base: string;
  readonly clientId: string;
}

export function devicePartners(text: string): Parsed<Readonly<Record<string, DevicePartnerAddress>>> {
  return addresses(text, 'partner');
}

/** Like those of device partners, by brand. */
export function brandAddresses(text: string): Parsed<Readonly<Record<string, DevicePartnerAddress>>> {
  return addresses(text, 'brand');
}

/** Like those of device partners, for the named services only. */
export function serviceAddresses(services: readonly string[]) {
  return (text: string): Parsed<Readonly<Record<string, DevicePartnerAddress>>> => {
    const parsed = addresses(text, 'service');
    const areKnown = 'fault' in parsed || Object.keys(parsed.value).every((name) => services.includes(name));
    return areKnown ? parsed : { fault: `must name only ${services.join(', ')}` };
  };
}

function addresses(text: string, what: string): Parsed<Readonly<Record<string, DevicePartnerAddress>>> {
  const found: Record<string, DevicePartnerAddress> = {};
  for (const entry of text.split(',')) {
    const [, partner = '', base = '', clientId = ''] =
      /^\s*([a-z][a-z0-9-]*)=([^|\s]+)\|(\S+)\s*$/.exec(entry) ?? [];
    if (partner === '' || !URL.canParse(base) || !['http:', 'https:'].includes(new URL(base).protocol))
      return { fault: `must be ${what}=address|client id, with commas between several` };
    found[partner] = { base: trimEndSlashes(base), clientId };
  }
  return { value: found };
}

export function portOrOff(from: number, to: number) {
  return (text: string): Parsed<number | null> => {
    if (text === 'off') return { value: null };
    const value = Number(text);
    return /^\d+$/.test(text) && value >= from && value <= to
      ? { value }
      : { fault: `must be a port from ${from} to ${to}, or off` };
  };
}

/** Stands in SECRET_KEY for the key that is kept in the database. */
export const KEPT_KEY = 'kept';

export function secretKeys(text: string): Parsed<readonly string[]> {
  const keys = text.split(',').map((key) => key.trim());
  return keys.every((key) => key === KEPT_KEY || /^[0-9a-fA-F]{64}$/.test(key))
    ? { value: keys }
    : { fault: 'must be 64 hexadecimal digits' };
}

/** What Fastify takes beside addresses and networks. */
const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

export function proxies(text: string): Parsed<string> {
  if (/^\d+$/.test(text)) return { value: text };
  const isNetwork = (part: string): boolean =>
    NAMED_NETWORKS.has(part) ||
    (part.includes('/')
      ? ipaddr.isValidCIDR(part)
      : ipaddr.IPv4.isValidFourPartDecimal(part) || ipaddr.IPv6.isValid(part));
  return text.split(',').every((part) => isNetwork(part.trim()))
    ? { value: text }
    : { fault: 'must be addresses or networks with commas between, or a number of hops' };
}

/** Private networks of partners; an address is a network of one. */
export function privateNetworks(text: string): Parsed<readonly string[]> {
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isPrivateNetwork)
    ? { value: networks }
    : { fault: 'must be private addresses or networks with commas between, such as 10.20.0.0/16' };
}

export function emailAddresses(text: string): Parsed<readonly string[]> {
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.every(isEmailAddress)
    ? { value: addresses }
    : { fault: 'must be email addresses with commas between' };
}

export const anyText = (text: string): Parsed<string> => ({ value: text });
