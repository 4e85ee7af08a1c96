import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { isSafeLink } from '../placements/safeUrl.ts';

export interface HelpSpan {
  readonly text: string;
  readonly strong: boolean;
  readonly emphasized: boolean;
  /** A page of the app, the web, or mail; null: it is no link. */
  readonly href: string | null;
}

/** A list has several lines, everything else has one. The line of a button is a link. */
export interface HelpBlock {
  readonly kind: 'paragraph' | 'heading' | 'bullets' | 'steps' | 'button';
  readonly lines: HelpSpan[][];
}

/** `markup`: pictures, tables, HTML and whatever else articles don't have. `link`: it leads where no link may. */
export type MarkdownFault = 'markup' | 'link';

interface Reading {
  readonly faults: Set<MarkdownFault>;
}

const PLAIN: Omit<HelpSpan, 'text'> = { strong: false, emphasized: false, href: null };

/**
 * The blocks of an article's Markdown: paragraphs, headings, lists, bold and stressed words, and links; a paragraph that is only
 * a link is a button. Nothing of it is ever HTML. What articles don't have is a fault, and its text is shown as it is.
 */
export function readMarkdown(text: string): {
  readonly blocks: HelpBlock[];
  readonly faults: readonly MarkdownFault[];
} {
  const reading: Reading = { faults: new Set() };
  const blocks = known(lexer(text)).flatMap((token) => toBlock(token, reading));
  return { blocks, faults: [...reading.faults] };
}

/** What an article says without its form. */
export const plainText = (blocks: readonly HelpBlock[]): string =>
  blocks.map(({ lines }) => lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).join('\n');

function toBlock(token: MarkedToken, reading: Reading): HelpBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph': {
      const line = toSpans(token.tokens, PLAIN, reading);
      const [only, ...others] = line;
      const isButton = only?.href != null && others.length === 0;
      return [{ kind: isButton ? 'button' : 'paragraph', lines: [line] }];
    }
    case 'heading':
      return [{ kind: 'heading', lines: [toSpans(token.tokens, PLAIN, reading)] }];
    case 'list':
      return [
        {
          kind: token.ordered ? 'steps' : 'bullets',
          lines: token.items.map((item) => known(item.tokens).flatMap((part) => toItem(part, reading))),
        },
      ];
    default:
      reading.faults.add('markup');
      return [{ kind: 'paragraph', lines: [[{ ...PLAIN, text: token.raw.trim() }]] }];
  }
}

function toItem(part: MarkedToken, reading: Reading): HelpSpan[] {
  if (part.type === 'space') return [];
  if (part.type === 'text' || part.type === 'paragraph') return toSpans(part.tokens ?? [], PLAIN, reading);
  reading.faults.add('markup');
  return [{ ...PLAIN, text: part.raw.trim() }];
}

function toSpans(tokens: readonly Token[], look: Omit<HelpSpan, 'text'>, reading: Reading): HelpSpan[] {
  return known(tokens).flatMap((token) => toSpan(token, look, reading));
}

function toSpan(token: MarkedToken, look: Omit<HelpSpan, 'text'>, reading: Reading): HelpSpan[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return [{ ...look, text: token.text }];
    case 'br':
      return [{ ...look, text: ' ' }];
    case 'strong':
      return toSpans(token.tokens, { ...look, strong: true }, reading);
    case 'em':
      return toSpans(token.tokens, { ...look, emphasized: true }, reading);
    case 'link':
      return toLink(token, look, reading);
    default:
      reading.faults.add('markup');
      return [{ ...look, text: token.raw }];
  }
}

/** A link has one piece, however its words look. */
function toLink(
  { href, text, raw }: Tokens.Link,
  look: Omit<HelpSpan, 'text'>,
  { faults }: Reading,
): HelpSpan[] {
  if (isSafeLink(href) && text !== '') return [{ ...look, text, href }];
  faults.add('link');
  return [{ ...look, text: raw }];
}

/** Without extensions the lexer makes no tokens but its own. */
const known = (tokens: readonly Token[]): readonly MarkedToken[] => tokens as readonly MarkedToken[];
