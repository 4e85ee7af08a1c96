import type { InternalKey } from '../features/roleKeys.ts';
import { MEMBER_SECTION_ROLES } from './memberSections.ts';

/** Role keys, any of which may do something with a member. The access table and the buttons both have them from here. */
export const MEMBER_ACTION_ROLES = {
  addMemberNote: MEMBER_SECTION_ROLES.overview,
  changeMemberNote: MEMBER_SECTION_ROLES.overview,
  deleteMemberNote: MEMBER_SECTION_ROLES.overview,
  setMemberTags: MEMBER_SECTION_ROLES.overview,
  setMemberUiCustomization: ['internal_programs'],
  sendMemberLink: ['internal_support'],
  requireNewPassword: ['internal_support'],
  lockMember: ['internal_support'],
  unlockMember: ['internal_support'],
  endMemberSessions: ['internal_support'],
  changeMemberPhone: ['internal_support'],
  resendMessage: ['internal_support'],
  changeMemberAccount: ['internal_support'],
  moveMember: ['internal_support', 'internal_programs'],
  setBillNumbers: ['internal_support', 'internal_programs'],
  enrollMembers: ['internal_programs'],
  takeOutOfProgram: ['internal_programs'],
  fetchReadingsAgain: ['internal_programs', 'internal_support'],
  decideMeterClaim: ['internal_programs', 'internal_support'],
  answerEvent: ['internal_support', 'internal_events'],
  decideZeroReading: ['internal_programs'],
  settleAgain: ['internal_programs', 'internal_wallet', 'internal_support'],
  adjustPoints: ['internal_support', 'internal_wallet'],
  replaceOrder: ['internal_support', 'internal_wallet'],
  retryOrder: ['internal_wallet'],
  cancelOrder: ['internal_wallet'],
  refundOrder: ['internal_wallet'],
} as const satisfies Readonly<Record<string, readonly [InternalKey, ...InternalKey[]]>>;

export type MemberAction = keyof typeof MEMBER_ACTION_ROLES;

export const mayDoWithMember = (action: MemberAction, roleKeys: readonly string[]): boolean =>
  MEMBER_ACTION_ROLES[action].some((key) => roleKeys.includes(key));
