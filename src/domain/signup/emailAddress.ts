/** RFC 5321: the longest address that can be written to. */
export const LONGEST_EMAIL = 254;

/**
 * Whether a text can be an email address: one @ with something before it and a domain after it, and nothing that could
 * end the address in a letter's head. Whether it is somebody's, only a letter can tell. Source: SGN-40; the rule is ours.
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= LONGEST_EMAIL &&
    /^[^\s@<>()[\],;:\\"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])$/u.test(
      text,
    )
  );
}
