import type { Locale } from '../../domain/brands/countries.ts';

/** Bars side by side, with a table for readers who see no bars. */
export interface Chart {
  readonly caption: string;
  /** `share` is a percentage of the largest row; null when there is no amount. */
  readonly rows: readonly {
    readonly label: string;
    readonly amount: string;
    readonly share: number | null;
  }[];
}

/** An email's content before layout. */
export interface Email {
  readonly locale: Locale;
  readonly subject: string;
  /** The preview that mail programs show beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly hello: string;
  readonly paragraphs: readonly string[];
  /** Shown large. */
  readonly code: string | null;
  readonly button: {
    readonly label: string;
    readonly link: string;
    readonly fallback: string;
    readonly rules: string | null;
  } | null;
  readonly after: string | null;
  readonly chart: Chart | null;
  /** Null for emails that can't be switched off. */
  readonly unsubscribe: { readonly label: string; readonly link: string } | null;
  readonly footer: readonly string[];
}

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
}: Email): string {
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
    // "-- " starts the signature, which mail programs fold away.
    `-- \n${[...footer, ...(unsubscribe === null ? [] : [`${unsubscribe.label}${colon} ${unsubscribe.link}`])].join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
