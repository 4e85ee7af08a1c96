import type { InternalKey } from '../features/roleKeys.ts';
import { READ_KEY } from './staffRoles.ts';

type Keys = readonly [InternalKey, ...InternalKey[]];

const SUPPORT: Keys = ['internal_programs', 'internal_events', 'internal_support', 'internal_wallet'];
const MONEY: Keys = ['internal_wallet', 'internal_support'];

/** Role keys, any of which opens a section of a member's page, for staff who may open members at all. */
export const MEMBER_SECTION_ROLES = {
  overview: SUPPORT,
  events: SUPPORT,
  balance: MONEY,
  orders: MONEY,
  messages: SUPPORT,
  connection: SUPPORT,
  devices: SUPPORT,
  access: SUPPORT,
} as const satisfies Readonly<Record<string, Keys>>;

export type MemberSection = keyof typeof MEMBER_SECTION_ROLES;

export function mayOpenMemberSection(section: MemberSection, holds: (key: InternalKey) => boolean): boolean {
  return holds(READ_KEY) || MEMBER_SECTION_ROLES[section].some(holds);
}
