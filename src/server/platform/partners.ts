import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';

/** Who we talk to over HTTP, and what we prove ourselves with. Built from the configuration once, in the composition root. */
export interface Partners {
  /** OpenID Connect provider of a brand; null: none configured. */
  oidc(
    brandId: string,
  ): { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  /** The cloud of a partner whose devices members connect; null: none configured. */
  device(partnerId: string): DevicePartner | null;
  /**
   * The secret that belongs to a partner's client id; null: none configured. Names: `utility:<clientId>`,
   * `webhook:<clientId>`, `oidc:<brand>`, `device:<partner>`, `device-webhook:<partner>`, `vtn:<clientId>`,
   * `grid-webhook:<clientId>`, `shop`, `shop-webhook`, `sms`, `captcha:<brand>`, `sandbox` (its key).
   */
  secret(name: string): string | null;
  /** SMS gateway: `POST {url}`, Bearer token, JSON `{ to, from, text, key }`, answers 202. */
  readonly sms: { readonly url: string; readonly token: string } | null;
  /** The shop that sends devices; null: none configured. Its token and the secret of its webhooks are `shop` and `shop-webhook`. */
  readonly shop: {
    readonly base: string;
    readonly token: string;
    readonly webhookSecret: string | null;
  } | null;
  /** What a brand's captcha is shown with; null: none configured. */
  readonly captchaScriptUrl: string | null;
  readonly captchaVerifyUrl: string | null;
  /** Address of the sandbox where it runs beside the server; null otherwise. */
  readonly sandboxUrl: string | null;
}

/** How a device partner's cloud is reached. */
export interface DevicePartner {
  /** Address of its interface, without a slash at the end. */
  readonly base: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What its webhooks are signed with; null: it sends none. */
  readonly webhookSecret: string | null;
}

type PartnerConfig = Pick<
  Config,
  | 'partnerSecrets'
  | 'oidcIssuers'
  | 'devicePartners'
  | 'shopUrl'
  | 'smsUrl'
  | 'captchaScriptUrl'
  | 'captchaVerifyUrl'
  | 'sandboxPort'
  | 'dataDir'
>;

export interface PartnerSources {
  readonly oidcIssuers: Config['oidcIssuers'];
  readonly devicePartners?: Config['devicePartners'];
  readonly shopUrl?: string | null;
  readonly smsUrl: string | null;
  readonly captchaScriptUrl: string | null;
  readonly captchaVerifyUrl: string | null;
  /** What the operator's file says. */
  readonly given: Readonly<Record<string, string>>;
  readonly sandbox: { readonly url: string; readonly root: string } | null;
}

/** Name of the file in DATA_DIR that the server and the sandbox share. */
export const SANDBOX_SECRETS = join('sandbox', 'secrets.json');

/** Reads what the configuration names. Throws ConfigError when a file of secrets is missing, open to others, or no such file. */
export function loadPartners(config: PartnerConfig): Partners {
  const {
    oidcIssuers,
    devicePartners,
    shopUrl,
    smsUrl,
    captchaScriptUrl,
    captchaVerifyUrl,
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
    smsUrl,
    captchaScriptUrl,
    captchaVerifyUrl,
    given,
    sandbox,
  });
}

/** A secret that the operator gave wins; with a sandbox every other name has one that both sides derive. */
export function createPartners({
  oidcIssuers,
  devicePartners = {},
  shopUrl = null,
  smsUrl,
  captchaScriptUrl,
  captchaVerifyUrl,
  given,
  sandbox,
}: PartnerSources): Partners {
  const secret = (name: string): string | null =>
    given[name] ?? (sandbox && sandboxSecret(sandbox.root, name));
  const sms = smsUrl ?? (sandbox && `${sandbox.url}/sms`);
  const token = secret('sms');
  const shop = shopUrl ?? (sandbox && `${sandbox.url}/shop`);
  const shopToken = secret('shop');
  return {
    oidc: (brandId) => {
      const named =
        oidcIssuers[brandId] ??
        (sandbox && { issuer: `${sandbox.url}/oidc`, clientId: `ebbwatt-${brandId}` });
      const clientSecret = secret(`oidc:${brandId}`);
      return named && clientSecret !== null ? { ...named, clientSecret } : null;
    },
    device: (partnerId) => {
      const named =
        devicePartners[partnerId] ??
        (sandbox && { base: `${sandbox.url}/devices/${partnerId}`, clientId: 'ebbwatt' });
      const clientSecret = secret(`device:${partnerId}`);
      return named && clientSecret !== null
        ? { ...named, clientSecret, webhookSecret: secret(`device-webhook:${partnerId}`) }
        : null;
    },
    secret,
    shop:
      shop !== null && shopToken !== null
        ? { base: shop.replace(/\/+$/, ''), token: shopToken, webhookSecret: secret('shop-webhook') }
        : null,
    sms: sms !== null && token !== null ? { url: sms, token } : null,
    captchaScriptUrl: captchaScriptUrl ?? (sandbox && `${sandbox.url}/captcha/api.js`),
    captchaVerifyUrl: captchaVerifyUrl ?? (sandbox && `${sandbox.url}/captcha`),
    sandboxUrl: sandbox?.url ?? null,
  };
}

/** The secret of a name in the sandbox: HMAC-SHA-256 of the name with the root that is kept in DATA_DIR, base64url. */
export function sandboxSecret(root: string, name: string): string {
  return createHmac('sha256', Buffer.from(root, 'hex')).update(name).digest('base64url');
}

/** The sandbox's root secret, 64 hexadecimal digits: made by whoever needs it first. */
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
    throw new ConfigError([`${file} holds no root secret. Remove the file, and it is made anew.`]);
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
