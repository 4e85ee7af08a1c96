/** The sentence to show, or that it is the catalogue's default one ("Oops! Something went wrong. …", NET-15). */
export type ErrorMessage =
  | { readonly source: 'explicit' | 'server'; readonly text: string }
  | { readonly source: 'default' };

/** The explicit message, else the server's error from the body, else the default. Blank texts count as none. Source: NET-16. */
export function chooseMessage(
  explicit: string | null | undefined,
  server: string | null | undefined,
): ErrorMessage {
  if (explicit?.trim()) return { source: 'explicit', text: explicit };
  if (server?.trim()) return { source: 'server', text: server };
  return { source: 'default' };
}
