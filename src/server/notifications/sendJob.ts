import { countryZone } from '../../domain/brands/countryZone.ts';
import { regionLocale } from '../../domain/brands/regionLocale.ts';
import { resolveLocale } from '../../domain/brands/resolveLocale.ts';
import { emailKeys, type MessageChannel } from '../../domain/notifications/messagePreferences.ts';
import { quietUntil } from '../../domain/notifications/quietHours.ts';
import type { Brand, Brands } from '../brands/service.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { findAddressee } from '../session/service.ts';
import { hasSmsConsent, findSmsNumber } from '../settings/service.ts';
import {
  composeEmail,
  composePush,
  composeSms,
  keepEmail,
  keepPush,
  keepSms,
  type KeptMessage,
  type MessageContent,
  type Recipient,
} from './compose.ts';
import { sealKept } from './inbox.ts';
import type { Outcome } from './outcome.ts';
import { hasSecrets, isStillWanted, messagePreference } from './preferences.ts';
import { deliverPush } from './push/deliver.ts';
import type { PushSender } from './push/sender.ts';
import { SEND_JOB, type SealedContent } from './sending.ts';
import type { SmsSender } from './sms.ts';
import {
  closeMessage,
  findDueMessages,
  findMessage,
  holdMessage,
  type StoredMessage,
  areMessagesDue,
} from './store.ts';
import { isTemplate } from './templates.ts';
import { unsubscribeLink } from './unsubscribe.ts';

type SendDeps = Pick<Deps, 'config' | 'secrets' | 'clock'> & {
  readonly mail: Pick<Deps['mail'], 'send'>;
  readonly metrics: Pick<Deps['metrics'], 'messageHandled'>;
  readonly brands: Pick<Brands, 'byId'>;
  readonly sms: SmsSender;
  readonly push: PushSender;
};

/**
 * Sends a message once, even when run twice: sent messages are marked, and mail servers and the gateway recognize the
 * message key if the process dies between sending and marking.
 */
export function sendJob(deps: SendDeps): JobDefinition<{ readonly id: string }> {
  return {
    name: SEND_JOB,
    retryLimit: 8,
    concurrency: 4,
    run: async ({ id }, { db, clock, log }) => {
      const message = await findMessage(db, id);
      if (message === null || message.state !== 'queued') return;
      const now = clock.now();
      const outcome = await deliver(deps, db, message, now);
      deps.metrics.messageHandled(message.channel, outcome.kind);
      if (outcome.kind === 'held') await holdMessage(db, id, outcome.until);
      else {
        // Somebody who isn't a member yet has no inbox.
        const kept =
          outcome.kept == null || message.memberId === null
            ? null
            : sealKept(deps.secrets, id, outcome.kept, contentToKeep(deps, message));
        const reason = outcome.kind === 'sent' ? null : outcome.reason;
        await closeMessage(db, id, { state: outcome.kind, reason, at: now, kept });
      }
      if (outcome.kind === 'failed')
        log.warn({ message: id, reason: outcome.reason }, 'a message was refused');
    },
  };
}

/** What a message can be sent again from; null: it has a code or a link, went elsewhere, or goes on no channel of its own. */
function contentToKeep(
  { secrets }: Pick<SendDeps, 'secrets'>,
  { id, channel, sealed, template }: StoredMessage,
): Pick<SealedContent, 'locale' | 'values'> | null {
  if (sealed === null || !isTemplate(template) || channel === 'digest' || channel === 'inbox') return null;
  const { address, locale, values } = JSON.parse(secrets.open('message', id, sealed)) as SealedContent;
  return address !== null || hasSecrets(template, values) ? null : { locale, values };
}

/** Messages held until morning, and messages whose job was lost. */
export const dueMessagesSource: DueSource = {
  name: 'notifications',
  isDue: (now) => [areMessagesDue(now)],
  find: async (db, now, limit) =>
    (await findDueMessages(db, now, limit)).map((id) => ({ job: SEND_JOB, data: { id }, key: id })),
};

async function deliver(deps: SendDeps, db: Db, message: StoredMessage, now: Date): Promise<Outcome> {
  const { brands, secrets } = deps;
  const brand = brands.byId(message.brand);
  if (brand === null || message.sealed === null || !isTemplate(message.template))
    return { kind: 'dropped', reason: 'unreadable' };
  const sealed = JSON.parse(secrets.open('message', message.id, message.sealed)) as SealedContent;
  const content: MessageContent = {
    template: message.template,
    values: sealed.values,
    sentAt: now,
  };
  const member = message.memberId === null ? null : await findAddressee(db, brand.id, message.memberId);
  if (message.memberId !== null && member === null) return { kind: 'dropped', reason: 'no-member' };
  const recipient: Recipient = {
    locale: resolveLocale({
      offered: brand.config.locales,
      chosen: [sealed.locale, member?.locale, member && regionLocale(brand.config.country, member)],
      languages: [],
    }),
    firstName: member?.firstName ?? '',
    timeZone: member?.timeZone ?? countryZone(brand.config.country),
    isMember: member !== null,
  };
  const { channel } = message;
  const kept = (): KeptMessage => keepEmail(brand, deps.config, recipient, content);
  if (channel === 'digest' || channel === 'inbox') return { kind: 'sent', kept: kept() };
  const delivery = { message, channel, brand, recipient, content, sealed, member, now };
  const outcome: Outcome =
    message.expiresAt <= now ? { kind: 'dropped', reason: 'too-late' } : await deliverOn(deps, db, delivery);
  // What isn't wanted, or doesn't arrive, is still in the inbox. Texts without a switch are codes, which no email says.
  const isInboxed =
    (outcome.kind === 'dropped' || outcome.kind === 'failed') &&
    !(channel === 'sms' && 'always' in messagePreference(content));
  return isInboxed ? { ...outcome, kept: kept() } : outcome;
}

interface Delivery {
  readonly message: StoredMessage;
  readonly channel: MessageChannel;
  readonly brand: Brand;
  readonly recipient: Recipient;
  readonly content: MessageContent;
  readonly sealed: SealedContent;
  readonly member: Awaited<ReturnType<typeof findAddressee>>;
  readonly now: Date;
}

async function deliverOn(
  deps: SendDeps,
  db: Db,
  { message, channel, brand, recipient, content, sealed, member, now }: Delivery,
): Promise<Outcome> {
  const isWanted = () =>
    isStillWanted(db, content, { brandId: brand.id, memberId: message.memberId, channel });
  if (channel === 'email')
    return !(await isWanted())
      ? { kind: 'dropped', reason: 'switched-off' }
      : sendMail(deps, brand, recipient, content, {
          to: sealed.address ?? member?.email ?? null,
          id: message.id,
          memberId: message.memberId,
        });
  if (channel === 'push') {
    const { id, memberId, expiresAt } = message;
    const payload = composePush(deps, brand, recipient, content, { id, memberId });
    const outcome = await deliverPush(deps, db, {
      brand,
      memberId,
      timeZone: recipient.timeZone,
      payload,
      now,
      expiresAt,
      isWanted,
    });
    return outcome.kind === 'sent'
      ? { ...outcome, kept: keepPush(brand, deps.config, recipient, content) }
      : outcome;
  }
  const to = sealed.address ?? (message.memberId === null ? null : await findSmsNumber(db, message.memberId));
  return sendSms(deps, db, brand, recipient, content, {
    to,
    id: message.id,
    now,
    expiresAt: message.expiresAt,
    isWanted,
  });
}

async function sendMail(
  { config, mail, secrets }: SendDeps,
  brand: Brand,
  recipient: Recipient,
  content: MessageContent,
  { to, id, memberId }: { to: string | null; id: string; memberId: string | null },
): Promise<Outcome> {
  if (to === null) return { kind: 'dropped', reason: 'nobody' };
  const keys = emailKeys(content.template, content.values['eventType'] ?? undefined);
  const link =
    memberId === null || keys.length === 0
      ? null
      : unsubscribeLink({ brand, config, secrets }, { memberId, keys });
  const { from, subject, text, html } = composeEmail(brand, config, recipient, content, link);
  const headers =
    link === null
      ? {}
      : {
          headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        };
  try {
    await mail.send({ from, to, subject, text, html, ...headers, key: `message:${id}` });
  } catch (error) {
    // 5xx is permanent; any other error is retried.
    const code = (error as { responseCode?: unknown }).responseCode;
    if (typeof code === 'number' && code >= 500 && code < 600)
      return { kind: 'failed', reason: `smtp-${code}` };
    throw error;
  }
  return { kind: 'sent', kept: keepEmail(brand, config, recipient, content) };
}

async function sendSms(
  { config, sms }: SendDeps,
  db: Db,
  brand: Brand,
  recipient: Recipient,
  content: MessageContent,
  {
    to,
    id,
    now,
    expiresAt,
    isWanted,
  }: { to: string | null; id: string; now: Date; expiresAt: Date; isWanted: () => Promise<boolean> },
): Promise<Outcome> {
  if (to === null) return { kind: 'dropped', reason: 'no-number' };
  const composed = composeSms(brand, config, recipient, content);
  if (composed === null) return { kind: 'dropped', reason: 'no-text' };
  // Codes are the only text messages without a switch.
  if (!('always' in messagePreference(content))) {
    if (!(await hasSmsConsent(db, brand.id, to))) return { kind: 'dropped', reason: 'no-consent' };
    if (!(await isWanted())) return { kind: 'dropped', reason: 'switched-off' };
    const until = quietUntil(now, recipient.timeZone);
    // A message that expires before morning is dropped, not held.
    if (until !== null)
      return until >= expiresAt ? { kind: 'dropped', reason: 'quiet-hours' } : { kind: 'held', until };
  }
  try {
    await sms.send({ to, from: composed.from, text: composed.text, key: `message:${id}` });
  } catch (error) {
    if (error instanceof PartnerFault && !error.isPassing)
      return { kind: 'failed', reason: `sms-${error.status ?? error.kind}` };
    throw error;
  }
  return { kind: 'sent', kept: keepSms(brand, config, recipient, content) };
}
