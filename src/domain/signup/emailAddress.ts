/** RFC 5321 limit. */
export const LONGEST_EMAIL = 254;

/**
 * Whether a text can be an email address: one @ with text before it and a domain after it, and nothing that
 * could end the address in a header. Only a delivered email proves that it exists. Source: SGN-40; the rule
 * is ours.
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= LONGEST_EMAIL &&
    /^[^\s@<>()[\],;:\\"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])$/u.test(
      text,
    )
  );
}
