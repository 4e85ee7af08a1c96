import type { Locale } from '../../domain/brands/countries.ts';

/** What a mail says, before it is laid out. */
export interface Letter {
  readonly locale: Locale;
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly hello: string;
  readonly paragraphs: readonly string[];
  /** A code, shown large. */
  readonly code: string | null;
  readonly button: { readonly label: string; readonly link: string; readonly fallback: string; readonly rules: string | null } | null;
  readonly after: string | null;
  readonly footer: readonly string[];
}

/** The letter for those who read plain text. */
export function plainText({ hello, paragraphs, code, button, after, footer }: Letter): string {
  const parts = [
    hello,
    ...paragraphs,
    ...(code === null ? [] : [code]),
    ...(button === null ? [] : [button.link, ...(button.rules === null ? [] : [button.rules])]),
    ...(after === null ? [] : [after]),
    // The two dashes that mail programs know as the end of a letter.
    `-- \n${footer.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
