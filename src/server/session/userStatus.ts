import type { UserStatus } from '../../../codegen/rest/types.ts';
import type { SessionMember } from '../platform/context.ts';

/** The caller as the contract shows them; null is a stranger. */
export function userStatus(member: SessionMember | null, viaAccessToken = false): UserStatus {
  if (member === null) return { user: null, attributes: {}, via_access_token: false };
  const {
    id,
    isAdmin,
    roles,
    firstName,
    lastName,
    email,
    locale,
    theme,
    colorMode,
    timeZone,
    pictureUrl,
    brandBarImageUrl,
    texasRetail,
    shippingAddress,
    ssoLogin,
    attributes,
  } = member;
  return {
    user: {
      id,
      isAdmin,
      roleKeys: [...roles].sort(),
      firstName,
      lastName,
      email,
      locale,
      theme,
      colorMode,
      timeZone,
      pictureUrl,
      brandBarImageUrl,
      programEnrollment: { texas_retail: texasRetail },
      shippingAddress,
      ssoLogin,
    },
    attributes: { ...attributes },
    via_access_token: viaAccessToken,
  };
}
