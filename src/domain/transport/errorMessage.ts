/** A message, or the catalogue's: "You’re offline. …", or the default ("Oops! Something went wrong. …", NET-15). */
export type ErrorMessage =
  | { readonly source: 'explicit' | 'server'; readonly text: string }
  | { readonly source: 'offline' }
  | { readonly source: 'default' };

/** The explicit message, else the server's, else the default. Ignores blank texts. Source: NET-16. */
export function chooseMessage(
  explicit: string | null | undefined,
  server: string | null | undefined,
): ErrorMessage {
  if (explicit?.trim()) return { source: 'explicit', text: explicit };
  if (server?.trim()) return { source: 'server', text: server };
  return { source: 'default' };
}
