import type { InternalKey } from '../../../../domain/features/roleKeys.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';

interface MemberSection {
  /** Its name is the message `internalMember.section.<key>`. */
  readonly key: string;
  readonly to: (memberId: string) => string;
  /** Who sees it, beyond those who may open members; left out: all of them. */
  readonly roles?: readonly InternalKey[];
}

/** The parts of a member's page, each at an address of its own. */
export const MEMBER_SECTIONS = [
  { key: 'overview', to: staffPaths.internalMember },
  { key: 'events', to: staffPaths.internalMemberEvents },
  { key: 'balance', to: staffPaths.internalMemberBalance, roles: ['internal_wallet'] },
  { key: 'connection', to: staffPaths.internalMemberConnection },
] as const satisfies readonly MemberSection[];

export type MemberSectionKey = (typeof MEMBER_SECTIONS)[number]['key'];

export function mayOpenSection(section: MemberSection, roleKeys: readonly string[]): boolean {
  return section.roles === undefined || section.roles.some((key) => roleKeys.includes(key));
}
