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

const colonOf = (locale: Locale): string => (locale === 'fr-CA' ? ' :' : ':');

export function plainText(email: Email): string {
  const { locale, unsubscribe, footer } = email;
  const colon = colonOf(locale);
  const parts = [
    ...textParts(email),
    // "-- " starts the signature, which mail programs fold away.
    `-- \n${[...footer, ...(unsubscribe === null ? [] : [`${unsubscribe.label}${colon} ${unsubscribe.link}`])].join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What an email says, in paragraphs; the app shows its button as a link of its own. */
export function keptText(email: Email, hasLink: boolean): string {
  return textParts(hasLink ? { ...email, button: null } : email).join('\n\n');
}

function textParts({ locale, hello, paragraphs, code, chart, button, after }: Email): string[] {
  return [
    hello,
    ...paragraphs,
    ...(code === null ? [] : [code]),
    ...(chart === null
      ? []
      : [
          [
            chart.caption,
            ...chart.rows.map(({ label, amount }) => `${label}${colonOf(locale)} ${amount}`),
          ].join('\n'),
        ]),
    ...(button === null ? [] : [button.link, ...(button.rules === null ? [] : [button.rules])]),
    ...(after === null ? [] : [after]),
  ];
}
