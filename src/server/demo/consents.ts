import { CONSENT_GROUPS, CONSENT_VERSION, consentMode } from '../../domain/analytics/consent.ts';
import type { Brand } from '../brands/service.ts';
import { insertPrivacyChoice, insertSmsConsents } from '../settings/service.ts';
import type { DemoRole } from './cast.ts';
import type { DemoDeps } from './deps.ts';
import { MEMBER_FOR_DAYS } from './people.ts';
import type { DemoMember } from './record.ts';
import { insertPhone } from './store/world.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Members with a number, and texts that they agreed to. Numbers that are kept for made-up people. */
const PHONES = [
  { role: 'half-hourly', us: '+13035550142', au: '+61491570156' },
  { role: 'attestation', us: '+13035550187', au: '+61491570157' },
  { role: 'hourly', us: '+13035550163', au: '+61491570158' },
] as const;
const UNCONFIRMED: DemoRole = 'hourly';

const UNASKED: readonly DemoRole[] = ['carbon', 'staff', 'colleague', 'support'];

/** What the cast agreed to when they signed up. */
export async function makeConsents(
  { deps }: Pick<DemoDeps, 'deps'>,
  brand: Brand,
  members: readonly DemoMember[],
  now: Date,
): Promise<void> {
  const { db, newId } = deps;
  const { country } = brand.config;
  const at = new Date(now.getTime() - MEMBER_FOR_DAYS * DAY_MS + 8 * MINUTE_MS);
  const { necessary, performance, targeting } = CONSENT_GROUPS;
  for (const { role, memberId } of members) {
    // Who joined yesterday hasn't answered yet, and staff aren't asked.
    if (UNASKED.includes(role)) continue;
    // Where the law demands it, most agree to less.
    const groups =
      consentMode(country) === 'ask' ? [necessary, performance] : [necessary, performance, targeting];
    await insertPrivacyChoice(db, {
      id: newId(),
      brand: brand.id,
      memberId,
      groups: role === 'solar' ? [necessary] : groups,
      version: CONSENT_VERSION,
      objected: role === 'solar',
      at,
    });
  }
  for (const { role, us, au } of PHONES) {
    const member = members.find((each) => each.role === role);
    if (member === undefined) continue;
    const { memberId } = member;
    const number = country === 'AU' ? au : us;
    // One never typed the code, so no text reaches them.
    const verified = role !== UNCONFIRMED;
    await insertPhone(db, { memberId, number, verified, addedAt: at });
    const consent = { id: newId(), brand: brand.id, number, memberId, source: 'settings' as const };
    await insertSmsConsents(db, [{ ...consent, given: true, wording: null, at }]);
  }
}
