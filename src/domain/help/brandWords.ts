import type { HelpBlock } from './readMarkdown.ts';

/** The brand's words that an article may use, in braces. */
export const HELP_WORDS = ['product', 'event', 'events', 'anEvent', 'realTime'] as const;

export type HelpWords = Readonly<Record<(typeof HELP_WORDS)[number], string>>;

interface Words {
  readonly productName: string;
  readonly reductionEvent: { readonly one: string; readonly many: string; readonly withArticle: string };
  readonly realTimeEvent: { readonly one: string };
}

export const toHelpWords = ({ productName, reductionEvent, realTimeEvent }: Words): HelpWords => ({
  product: productName,
  event: reductionEvent.one,
  events: reductionEvent.many,
  anEvent: reductionEvent.withArticle,
  realTime: realTimeEvent.one,
});

const IN_BRACES = /\{(\w+)\}/g;

/** A text with the brand's words. */
export const fillWords = (text: string, words: HelpWords): string =>
  text.replaceAll(IN_BRACES, (braces, name: string) => (isHelpWord(name) ? words[name] : braces));

/** The same of an article. */
export const fillBlocks = (blocks: readonly HelpBlock[], words: HelpWords): HelpBlock[] =>
  blocks.map(({ kind, lines }) => ({
    kind,
    lines: lines.map((line) => line.map((span) => ({ ...span, text: fillWords(span.text, words) }))),
  }));

/** What is in braces and no word of the brand. */
export const unknownWords = (text: string): readonly string[] =>
  [...text.matchAll(IN_BRACES)].flatMap(([, name = '']) => (isHelpWord(name) ? [] : [name]));

const isHelpWord = (name: string): name is keyof HelpWords => HELP_WORDS.some((word) => word === name);
