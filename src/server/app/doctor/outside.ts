import nodemailer from 'nodemailer';
import { ALERT_RULES } from '../../../domain/alerts/rules.ts';
import { readCertificateDays } from '../../alerts/certificate.ts';
import type { Brands } from '../../brands/service.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { createOutbound } from '../../platform/http/outbound.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { createLog } from '../../platform/log.ts';
import type { Partners } from '../../platform/partners.ts';
import { reachByHttps } from '../publishedHosts.ts';
import { fault, ok, skipped, warn, type Finding } from './finding.ts';
import type { PartnerAddress } from './queries.ts';

/** Each brand's published host, and how long its certificate lasts. */
export async function checkHosts(
  brands: Pick<Brands, 'all'>,
  { environment }: Pick<Config, 'environment'>,
): Promise<readonly Finding[]> {
  if (environment !== 'production')
    return [skipped('hosts', 'Published hosts and their certificates are looked at in production only.')];
  return Promise.all(
    brands.all.map(async ({ id, config: { hosts } }): Promise<Finding> => {
      const about = `hosts: ${id}`;
      const [host] = hosts;
      if (host === undefined)
        return fault(
          about,
          'The brand has no published host.',
          `Name one under hosts in brands/${id}/brand.json.`,
        );
      const reason = await reachByHttps(host);
      if (reason !== null)
        return fault(
          about,
          `${host} doesn’t answer over https: ${reason}.`,
          'Check its DNS entry, the proxy, and the proxy’s certificate. Links in emails lead there.',
        );
      const days = await readCertificateDays(host, systemClock.now());
      const remedy = 'Renew it on the proxy and reload the proxy.';
      return days !== null && days <= ALERT_RULES.CERTIFICATE_ENDS.threshold
        ? warn(about, `The certificate of ${host} ends in ${days} days.`, remedy)
        : ok(about, `${host} answers over https; its certificate lasts ${days ?? '?'} days.`);
    }),
  );
}

/** Whether the mail server takes our log-in. Nothing is sent. */
export async function checkMail({
  smtpUrl,
  environment,
}: Pick<Config, 'environment' | 'smtpUrl'>): Promise<Finding> {
  if (smtpUrl === null)
    return environment === 'production'
      ? fault('mail', 'No mail server is set.', 'Set SMTP_URL: nobody gets an email until then.')
      : skipped('mail', 'No mail server is set; emails are written into the outbox.');
  const options = { url: smtpUrl, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };
  const transport = nodemailer.createTransport(options);
  try {
    await transport.verify();
    return ok('mail', 'The mail server takes our log-in.');
  } catch (error) {
    const { code = 'no answer' } = error as { code?: string };
    const remedy =
      'Check host, port, user and password in SMTP_URL, and that this machine may connect there.';
    return fault('mail', `The mail server refuses us: ${code}.`, remedy);
  } finally {
    transport.close();
  }
}

/** Partners that settings name, whether or not we have their secrets. */
function partnerAddresses(config: Config): readonly PartnerAddress[] {
  const named = (kind: string, all: Readonly<Record<string, { readonly base: string }>>): PartnerAddress[] =>
    Object.entries(all).map(([name, { base }]) => ({
      name: `${kind}:${name}`,
      url: base,
      secret: `${kind}:${name}`,
    }));
  const single = (name: string, url: string | null): PartnerAddress[] =>
    url === null ? [] : [{ name, url, secret: name }];
  return [
    ...named('device', config.devicePartners),
    ...named('fulfilment', config.fulfilmentServices),
    ...named('payouts', config.payoutAccounts),
    ...Object.entries(config.oidcIssuers).map(([brand, { issuer }]) => ({
      name: `oidc:${brand}`,
      url: issuer,
      secret: `oidc:${brand}`,
    })),
    ...single('shop', config.shopUrl),
    ...single('cards', config.cardsUrl),
    ...single('w9', config.w9Url),
    ...single('sms', config.smsUrl),
  ];
}

/** More than an answer may take on its way, and than the whole seconds of a Date header leave open. */
const MOST_CLOCK_SECONDS = 10;

/** This machine's clock against those of partners, of which the nearest counts: theirs may be wrong, too. */
export function checkOutsideClock(differences: readonly number[]): readonly Finding[] {
  if (differences.length === 0) return [];
  const seconds = Math.round(Math.min(...differences.map(Math.abs)));
  return [
    seconds > MOST_CLOCK_SECONDS
      ? fault(
          'clock outside',
          `This machine’s clock and those of all partners differ by ${seconds} seconds or more.`,
          'Let this machine follow a time server (timedatectl set-ntp true): events start and end by its clock.',
        )
      : ok('clock outside', 'This machine’s clock and a partner’s agree.'),
  ];
}

/** Where alerts go to for which staff choose no address. */
export function checkAlerts({
  alertEmails,
  environment,
}: Pick<Config, 'alertEmails' | 'environment'>): Finding {
  if (alertEmails.length > 0) return ok('alerts', `They go to ${alertEmails.length} email addresses.`);
  return environment === 'production'
    ? warn(
        'alerts',
        'ALERT_EMAILS is empty: alerts for which staff chose no address are only in /internal/alerts.',
        'Set ALERT_EMAILS to who is to be woken when a partner, a job or a worker fails.',
      )
    : skipped('alerts', 'Alerts need no email address here.');
}

/** Whether each partner's address answers at all, and whether we have its secret; `entered`: by staff. */
export async function checkPartners(
  config: Config,
  partners: Pick<Partners, 'secret'>,
  entered: readonly PartnerAddress[],
): Promise<readonly Finding[]> {
  const outbound = createOutbound({
    log: createLog('silent'),
    clock: systemClock,
    privateNetworks: config.partnerNetworks,
  });
  const addresses = [...partnerAddresses(config), ...entered];
  if (addresses.length === 0) return [skipped('partners', 'There are no partners yet.')];
  const differences: number[] = [];
  const found = await Promise.all(
    addresses.map(async ({ name, url, secret }): Promise<Finding> => {
      const about = `partner ${name}`;
      if (partners.secret(secret) === null)
        return fault(
          about,
          `There is no secret ${secret}.`,
          'Add it to the file of PARTNER_SECRETS and restart. Until then the partner counts as not there.',
        );
      try {
        // Any answer will do: the address is of an interface, not of a page.
        const { headers } = await outbound.call(name, { url }, { deadlineMs: 5_000, maxBytes: 2 ** 20 });
        const at = Date.parse(headers['date'] ?? '');
        if (!Number.isNaN(at)) differences.push((systemClock.now().getTime() - at) / 1_000);
        return ok(about, 'It answers.');
      } catch (error) {
        if (!(error instanceof PartnerFault)) throw error;
        if (error.kind === 'redirect' || error.kind === 'too-large') return ok(about, 'It answers.');
        const remedy =
          error.kind === 'address'
            ? 'Its address is private or plain http: name its network in PARTNER_NETWORKS if that is meant.'
            : 'Check its address in the settings, its status page, and that this machine may connect there.';
        return fault(about, `It can’t be called: ${error.kind}.`, remedy);
      }
    }),
  );
  return [...found, ...checkOutsideClock(differences)];
}
