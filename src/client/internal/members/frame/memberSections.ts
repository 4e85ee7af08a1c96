import type { MemberSection } from '../../../../domain/session/memberSections.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';

/** The parts of a member's page, each at an address of its own; its name is the message `internalMember.section.<key>`. */
export const MEMBER_SECTION_PATHS: Readonly<Record<MemberSection, (memberId: string) => string>> = {
  overview: staffPaths.internalMember,
  events: staffPaths.internalMemberEvents,
  balance: staffPaths.internalMemberBalance,
  orders: staffPaths.internalMemberOrders,
  messages: staffPaths.internalMemberMessages,
  connection: staffPaths.internalMemberConnection,
  devices: staffPaths.internalMemberDevices,
  access: staffPaths.internalMemberAccess,
};
