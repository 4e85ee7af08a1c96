import type { Locale } from '../../domain/brands/countries.ts';

/** Amounts side by side. Whoever sees no bars reads the table. */
export interface Chart {
  readonly caption: string;
  /** `share` in percent of the largest; null: there is no amount. */
  readonly rows: readonly {
    readonly label: string;
    readonly amount: string;
    readonly share: number | null;
  }[];
}

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
  readonly button: {
    readonly label: string;
    readonly link: string;
    readonly fallback: string;
    readonly rules: string | null;
  } | null;
  readonly after: string | null;
  readonly chart: Chart | null;
  /** Switches off the kind of email that this is; null: it has no switch. */
  readonly unsubscribe: { readonly label: string; readonly link: string } | null;
  readonly footer: readonly string[];
}

/** The letter for those who read plain text. */
export function plainText({
  locale,
  hello,
  paragraphs,
  code,
  chart,
  button,
  after,
  unsubscribe,
  footer,
}: Letter): string {
  const colon = locale === 'fr-CA' ? ' :' : ':';
  const parts = [
    hello,
    ...paragraphs,
    ...(code === null ? [] : [code]),
    ...(chart === null
      ? []
      : [[chart.caption, ...chart.rows.map(({ label, amount }) => `${label}${colon} ${amount}`)].join('\n')]),
    ...(button === null ? [] : [button.link, ...(button.rules === null ? [] : [button.rules])]),
    ...(after === null ? [] : [after]),
    // The two dashes that mail programs know as the end of a letter.
    `-- \n${[...footer, ...(unsubscribe === null ? [] : [`${unsubscribe.label}${colon} ${unsubscribe.link}`])].join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
