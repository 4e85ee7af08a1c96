import type { Brand } from '../brands/service.ts';
import { createNotify, sendJob } from '../notifications/service.ts';
import { ManualClock } from '../platform/clock.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log.ts';
import type { MessageTemplate } from '../platform/notify.ts';
import { saveSwitches } from '../settings/service.ts';
import type { DemoRole } from './cast.ts';
import type { DemoDeps } from './deps.ts';
import { queuedMessages } from './queries/world.ts';
import type { DemoMember } from './record.ts';

/** What the utility's answer about their connection was. */
const TOLD = {
  moved: 'utility-moved',
  duplicate: 'utility-duplicate',
  attestation: 'utility-attestation',
  conflict: 'utility-conflict-help',
  lost: 'utility-lost',
} as const satisfies Partial<Record<DemoRole, MessageTemplate>>;
/** Their mailbox is gone, and the mail server says so. */
const GONE: DemoRole = 'lost';
/** Their number takes no texts. */
const LANDLINE: DemoRole = 'attestation';

const isTold = (role: DemoRole): role is keyof typeof TOLD => Object.hasOwn(TOLD, role);

const KEY = 'demonstration:told:';
const NO_JOBS: Jobs = { send: () => Promise.resolve() };

/**
 * Messages about connections, as the product sends them: written, then delivered or refused. No partner is called and nobody
 * gets anything.
 */
export async function makeMessages(
  { deps, brands: made }: Pick<DemoDeps, 'brands' | 'deps'>,
  brand: Brand,
  members: readonly DemoMember[],
  utility: string,
  at: Date,
): Promise<void> {
  const { db, config, newId, secrets } = deps;
  const brands = { byId: (id: string) => made.find((each) => each.id === id) ?? null };
  const clock = new ManualClock(at);
  const notify = createNotify({ brands, clock, newId, jobs: NO_JOBS, secrets });
  const gone = members.find(({ role }) => role === GONE);
  for (const { role, memberId } of members) {
    if (!isTold(role)) continue;
    if (role === LANDLINE) await saveSwitches(db, memberId, { onboarding_utility_activation_help_sms: true });
    await notify.send(db, {
      brandId: brand.id,
      memberId,
      template: TOLD[role],
      values: { utility },
      key: `${KEY}${memberId}`,
    });
  }
  const job = sendJob({
    brands,
    clock,
    config,
    secrets,
    metrics: { messageHandled: () => undefined },
    mail: {
      send: ({ to }) =>
        to === gone?.email
          ? Promise.reject(Object.assign(new Error('No such mailbox.'), { responseCode: 550 }))
          : Promise.resolve(),
    },
    sms: { send: () => Promise.reject(new PartnerFault('sms', 'status', 422)) },
    push: { send: () => Promise.resolve('sent') },
  });
  const context = { db, clock, log: createLog('silent'), signal: new AbortController().signal };
  for (const id of await queuedMessages(db, brand.id, KEY)) await job.run({ id }, context);
}
