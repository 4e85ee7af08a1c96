import { trimEndSlashes } from '../../domain/helpers/trimSlashes.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GiftService } from '../../domain/rewards/catalogue.ts';
import { ConfigError, type Config } from './config.ts';

/** Partner addresses and credentials, built from the configuration once, in the composition root. */
export interface Partners {
  /** The brand's OpenID Connect provider, if configured. */
  oidc(
    brandId: string,
  ): { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  /** A device partner's cloud, if configured. */
  device(partnerId: string): PartnerAccess | null;
  /**
   * The secret of a partner's client id, if configured. Names: `utility:<clientId>`, `webhook:<clientId>`,
   * `oidc:<brand>`, `device:<partner>`, `device-webhook:<partner>`, `vtn:<clientId>`, `grid-webhook:<clientId>`,
   * `shop`, `shop-webhook`, `cards`, `cards-webhook`, `fulfilment:<service>`, `fulfilment-webhook:<service>`,
   * `payouts:<brand>`, `w9`, `w9-webhook`, `sms`, `captcha:<brand>`, `support:<brand>`, `alert-webhook` (signs alerts),
   * `sandbox` (its key).
   */
  secret(name: string): string | null;
  /** SMS gateway: `POST {url}`, Bearer token, JSON `{ to, from, text, key }`, answers 202. */
  readonly sms: { readonly url: string; readonly token: string } | null;
  /** The device shop, if configured. Its token and webhook secret are named `shop` and `shop-webhook`. */
  readonly shop: {
    readonly base: string;
    readonly token: string;
    readonly webhookSecret: string | null;
  } | null;
  /** The card service's hosted checkout, if configured. Its key and webhook secret are named `cards` and `cards-webhook`. */
  readonly cards: {
    readonly base: string;
    readonly secret: string;
    readonly webhookSecret: string | null;
  } | null;
  /** A service of gift cards, coupons or donations, if configured. */
  fulfilment(service: GiftService): PartnerAccess | null;
  /** A brand's account at the payout provider, if configured. Its secret is named `payouts:<brand>`. */
  payouts(brandId: string): PayoutAccess | null;
  /** The checker of W-9 forms, if configured. Its token and webhook secret are named `w9` and `w9-webhook`. */
  readonly w9: {
    readonly base: string;
    readonly token: string;
    readonly webhookSecret: string | null;
  } | null;
  /** The captcha's script, if configured. */
  readonly captchaScriptUrl: string | null;
  readonly captchaVerifyUrl: string | null;
  /** The support widget's script, if configured. */
  readonly supportWidgetUrl: string | null;
  /** The sandbox's address when it runs beside the server. */
  readonly sandboxUrl: string | null;
}

/** A partner's interface, with our credentials there. */
export interface PartnerAccess {
  /** Without a trailing slash. */
  readonly base: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs its webhooks; null if it sends none. */
  readonly webhookSecret: string | null;
}

/** A brand's account at the payout provider. */
export type PayoutAccess = Omit<PartnerAccess, 'webhookSecret'>;

type PartnerConfig = Pick<
  Config,
  | 'partnerSecrets'
  | 'oidcIssuers'
  | 'devicePartners'
  | 'shopUrl'
  | 'cardsUrl'
  | 'fulfilmentServices'
  | 'payoutAccounts'
  | 'w9Url'
  | 'smsUrl'
  | 'captchaScriptUrl'
  | 'captchaVerifyUrl'
  | 'supportWidgetUrl'
  | 'sandboxPort'
  | 'dataDir'
>;

export interface PartnerSources {
  readonly oidcIssuers: Config['oidcIssuers'];
  readonly devicePartners?: Config['devicePartners'];
  readonly shopUrl?: string | null;
  readonly cardsUrl?: string | null;
  readonly fulfilmentServices?: Config['fulfilmentServices'];
  readonly payoutAccounts?: Config['payoutAccounts'];
  readonly w9Url?: string | null;
  readonly smsUrl: string | null;
  readonly captchaScriptUrl: string | null;
  readonly captchaVerifyUrl: string | null;
  readonly supportWidgetUrl?: string | null;
  /** From the operator's file. */
  readonly given: Readonly<Record<string, string>>;
  readonly sandbox: { readonly url: string; readonly root: string } | null;
}

/** A file in DATA_DIR that the server and the sandbox share. */
const SANDBOX_SECRETS = join('sandbox', 'secrets.json');

/** Throws ConfigError when the file of secrets is missing, readable by others, or malformed. */
export function loadPartners(config: PartnerConfig): Partners {
  const {
    oidcIssuers,
    devicePartners,
    shopUrl,
    cardsUrl,
    fulfilmentServices,
    payoutAccounts,
    w9Url,
    smsUrl,
    captchaScriptUrl,
    captchaVerifyUrl,
    supportWidgetUrl,
    partnerSecrets,
    sandboxPort,
    dataDir,
  } = config;
  const given = partnerSecrets === null ? {} : readSecrets(partnerSecrets);
  const sandbox =
    sandboxPort === null ? null : { url: `http://localhost:${sandboxPort}`, root: sandboxRoot(dataDir) };
  return createPartners({
    oidcIssuers,
    devicePartners,
    shopUrl,
    cardsUrl,
    fulfilmentServices,
    payoutAccounts,
    w9Url,
    smsUrl,
    captchaScriptUrl,
    captchaVerifyUrl,
    supportWidgetUrl,
    given,
    sandbox,
  });
}

/** The operator's secrets win; with a sandbox, all other names have a secret that both sides derive. */
export function createPartners({
  oidcIssuers,
  devicePartners = {},
  shopUrl = null,
  cardsUrl = null,
  fulfilmentServices = {},
  payoutAccounts = {},
  w9Url = null,
  smsUrl,
  captchaScriptUrl,
  captchaVerifyUrl,
  supportWidgetUrl = null,
  given,
  sandbox,
}: PartnerSources): Partners {
  const secret = (name: string): string | null =>
    given[name] ?? (sandbox && sandboxSecret(sandbox.root, name));
  const sms = smsUrl ?? (sandbox && `${sandbox.url}/sms`);
  const token = secret('sms');
  const shop = shopUrl ?? (sandbox && `${sandbox.url}/shop`);
  const shopToken = secret('shop');
  const cards = cardsUrl ?? (sandbox && `${sandbox.url}/cards`);
  const cardsKey = secret('cards');
  const w9 = w9Url ?? (sandbox && `${sandbox.url}/w9`);
  const w9Token = secret('w9');
  const connection = (
    named: { readonly base: string; readonly clientId: string } | null,
    kind: string,
    name: string,
  ): PartnerAccess | null => {
    const clientSecret = secret(`${kind}:${name}`);
    return named && clientSecret !== null
      ? { ...named, clientSecret, webhookSecret: secret(`${kind}-webhook:${name}`) }
      : null;
  };
  const inSandbox = (path: string) => sandbox && { base: `${sandbox.url}/${path}`, clientId: 'ebbwatt' };
  return {
    oidc: (brandId) => {
      const named =
        oidcIssuers[brandId] ??
        (sandbox && { issuer: `${sandbox.url}/oidc`, clientId: `ebbwatt-${brandId}` });
      const clientSecret = secret(`oidc:${brandId}`);
      return named && clientSecret !== null ? { ...named, clientSecret } : null;
    },
    device: (partnerId) =>
      connection(devicePartners[partnerId] ?? inSandbox(`devices/${partnerId}`), 'device', partnerId),
    fulfilment: (service) =>
      connection(fulfilmentServices[service] ?? inSandbox(`fulfilment/${service}`), 'fulfilment', service),
    payouts: (brandId) => {
      const named =
        payoutAccounts[brandId] ??
        (sandbox && { base: `${sandbox.url}/payouts`, clientId: `ebbwatt-${brandId}` });
      const clientSecret = secret(`payouts:${brandId}`);
      return named && clientSecret !== null ? { ...named, clientSecret } : null;
    },
    w9:
      w9 !== null && w9Token !== null
        ? { base: trimEndSlashes(w9), token: w9Token, webhookSecret: secret('w9-webhook') }
        : null,
    secret,
    shop:
      shop !== null && shopToken !== null
        ? { base: trimEndSlashes(shop), token: shopToken, webhookSecret: secret('shop-webhook') }
        : null,
    cards:
      cards !== null && cardsKey !== null
        ? { base: trimEndSlashes(cards), secret: cardsKey, webhookSecret: secret('cards-webhook') }
        : null,
    sms: sms !== null && token !== null ? { url: sms, token } : null,
    captchaScriptUrl: captchaScriptUrl ?? (sandbox && `${sandbox.url}/captcha/api.js`),
    captchaVerifyUrl: captchaVerifyUrl ?? (sandbox && `${sandbox.url}/captcha`),
    supportWidgetUrl: supportWidgetUrl ?? (sandbox && `${sandbox.url}/chat/widget.js`),
    sandboxUrl: sandbox?.url ?? null,
  };
}

/** The sandbox's secret of this name: HMAC-SHA-256 of the name with the root in DATA_DIR, base64url. */
export function sandboxSecret(root: string, name: string): string {
  return createHmac('sha256', Buffer.from(root, 'hex')).update(name).digest('base64url');
}

/** The sandbox's root secret, 64 hexadecimal digits, created on first use. */
export function sandboxRoot(dataDir: string): string {
  const file = join(dataDir, SANDBOX_SECRETS);
  mkdirSync(join(dataDir, 'sandbox'), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, JSON.stringify({ root: randomBytes(32).toString('hex') }), {
      mode: 0o600,
      flag: 'wx',
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, 0o600);
  const { root } = readSecrets(file);
  if (root === undefined || !/^[0-9a-f]{64}$/.test(root))
    throw new ConfigError([`${file} holds no root secret. Remove the file, and a new one is created.`]);
  return root;
}

function readSecrets(file: string): Readonly<Record<string, string>> {
  let read: unknown;
  try {
    if ((statSync(file).mode & 0o077) !== 0)
      throw new ConfigError([`${file} holds secrets and must be readable by its owner only (chmod 600).`]);
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError([`${file} must be a JSON file of secrets that can be read.`]);
  }
  if (
    typeof read !== 'object' ||
    read === null ||
    !Object.values(read).every((value) => typeof value === 'string')
  ) {
    throw new ConfigError([`${file} must be one JSON object of names and texts.`]);
  }
  return read as Record<string, string>;
}
