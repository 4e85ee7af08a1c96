/** Settings that an identity provider may own instead of us. */
export const SSO_HIDDEN_SETTINGS = ['password', 'email', 'name', 'delete_account'] as const;
export type SsoHiddenSetting = (typeof SSO_HIDDEN_SETTINGS)[number];

/**
 * Whether Settings hides a part from members who log in by single sign-on, because the provider owns it
 * (BRD-31, SET-35). The specification says "for one brand": the brand file lists the parts, other brands list
 * none.
 */
export function isHiddenBySso(
  brand: { readonly ssoLoginHides: readonly SsoHiddenSetting[] },
  setting: SsoHiddenSetting,
  member: { readonly ssoLogin: boolean },
): boolean {
  return member.ssoLogin && brand.ssoLoginHides.includes(setting);
}
