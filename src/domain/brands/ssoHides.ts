/** The parts of Settings that may belong to the identity provider instead of to us. */
export const SSO_HIDDEN_SETTINGS = ['password', 'email', 'name', 'delete_account'] as const;
export type SsoHiddenSetting = (typeof SSO_HIDDEN_SETTINGS)[number];

/**
 * Whether a member who logs in by single sign-on does not see a part of Settings, because the provider keeps it
 * (BRD-31, SET-35). The specification says "for one brand": the brand's file lists the parts, other brands list none.
 */
export function isHiddenBySso(
  brand: { readonly ssoLoginHides: readonly SsoHiddenSetting[] },
  setting: SsoHiddenSetting,
  member: { readonly ssoLogin: boolean },
): boolean {
  return member.ssoLogin && brand.ssoLoginHides.includes(setting);
}
