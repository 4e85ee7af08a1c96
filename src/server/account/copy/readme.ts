import type { Locale } from '../../../domain/brands/countries.ts';
import { inWords } from '../../platform/messages/inWords.ts';
import { say } from '../../platform/messages/say.ts';
import type { MessageId } from '../../platform/messages/texts.ts';

/** A file of the copy that has something in it. */
export interface CopiedFile {
  readonly name: string;
  readonly about: MessageId;
  readonly count: number;
}

interface Readme {
  readonly locale: Locale;
  readonly productName: string;
  readonly wattsPerPoint: number;
  readonly now: Date;
}

/** Plain text with CRLF, which every system's editor shows as lines. */
export function readmeText(
  { locale, productName: product, wattsPerPoint: watts, now }: Readme,
  files: readonly CopiedFile[],
): string {
  const on = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const part = (id: MessageId, values = {}): string => inWords(locale, say(id, values));
  const title = part('account.readme.title', { product });
  return [
    title,
    '='.repeat(title.length),
    '',
    part('account.readme.about', { product, on }),
    '',
    part('account.readme.read', { watts }),
    '',
    part('account.readme.left'),
    '',
    ...files.flatMap(({ name, about, count }) => [
      part('account.readme.file', { name, count }),
      `  ${part(about)}`,
    ]),
    '',
  ].join('\r\n');
}
