/** The rules of well-formed XML (Extensible Markup Language 1.0, fifth edition, and 1.1) that a feed needs. */

const SPACES = '[ \\t\\n\\r]';
const NAME_START =
  ':A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const NAME = `[${NAME_START}][${NAME_START}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040]*`;

const FORBIDDEN = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const FORBIDDEN_IN_11 = /[^\t\n\r -~\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const LINE_ENDS = /\r\n?/g;
const LINE_ENDS_OF_11 = /\r[\n\u0085]?|[\u0085\u2028]/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Refuses the file; what is wrong continues "the XML is not well-formed (…)". */
export type RefuseXml = (what: string) => never;

/** Text of a file with the line ends of XML as line feeds. Refuses characters that XML doesn't allow. */
export function checkedText(text: string, is11: boolean, refuse: RefuseXml): string {
  if ((is11 ? FORBIDDEN_IN_11 : FORBIDDEN).test(text)) refuse('a character is not allowed');
  return text.replace(is11 ? LINE_ENDS_OF_11 : LINE_ENDS, '\n');
}

/** Replaces references to characters and to the five entities of XML. */
export function withoutReferences(text: string, is11: boolean, refuse: RefuseXml): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]*)(;?)/g, (_, name: string, end: string) => {
    if (end === '') return refuse('a reference is not ended');
    if (!name.startsWith('#')) return ENTITIES[name] ?? refuse('an entity is not defined');
    const code = /^#x[0-9a-fA-F]+$/.test(name)
      ? Number.parseInt(name.slice(2), 16)
      : /^#\d+$/.test(name)
        ? Number(name.slice(1))
        : Number.NaN;
    if (!isCharacter(code, is11)) return refuse('a reference is to no character');
    return String.fromCodePoint(code);
  });
}

function isCharacter(code: number, is11: boolean): boolean {
  if (code < 32) return is11 ? code > 0 : code === 9 || code === 10 || code === 13;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x1_0000 && code <= 0x10_ffff);
}

const OPEN_NAME = new RegExp(NAME, 'uy');
const ATTRIBUTE = new RegExp(`${SPACES}+(${NAME})${SPACES}*=${SPACES}*(?:"([^"<]*)"|'([^'<]*)')`, 'uy');
const OPEN_END = new RegExp(`${SPACES}*(/?)$`, 'uy');

/** An opening tag with anything but a plain name. */
export interface OpeningTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly isEmpty: boolean;
}

/** Reads what is between `<` and `>`. */
export function readOpeningTag(text: string, is11: boolean, refuse: RefuseXml): OpeningTag {
  OPEN_NAME.lastIndex = 0;
  const name = OPEN_NAME.exec(text)?.[0] ?? refuse('a character is not allowed in the name of an element');
  const attributes = new Map<string, string>();
  let at = name.length;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(text);
    if (found === null) break;
    const [all, key = '', doubled, single = ''] = found;
    if (attributes.has(key)) refuse('an attribute is given twice');
    attributes.set(key, withoutReferences((doubled ?? single).replaceAll(/[\t\n]/g, ' '), is11, refuse));
    at += all.length;
  }
  OPEN_END.lastIndex = at;
  const end = OPEN_END.exec(text) ?? refuse('a tag is not written as XML demands');
  return { name, attributes, isEmpty: end[1] === '/' };
}

const CLOSING = new RegExp(`^/(${NAME})${SPACES}*$`, 'u');

/** The name between `<` and `>` of a closing tag. */
export function readClosingTag(text: string, refuse: RefuseXml): string {
  return CLOSING.exec(text)?.[1] ?? refuse('a closing tag is not written as XML demands');
}

const INSTRUCTION = new RegExp(`^(${NAME})(?:[ \\t\\n\\r?]|$)`, 'u');
const quoted = (value: string): string => `(?:"${value}"|'${value}')`;
const part = (name: string, value: string): string =>
  `${SPACES}+${name}${SPACES}*=${SPACES}*${quoted(value)}`;
const DECLARATION = new RegExp(
  `^xml${part('version', '1\\.[0-9]+')}(?:${part('encoding', '[A-Za-z][\\w.\\-]*')})?(?:${part('standalone', '(?:yes|no)')})?${SPACES}*$`,
);

/**
 * Checks what is between `<?` and `?>`.
 * @returns whether the file says that it is of XML 1.1 or later; undefined if this isn't the declaration.
 */
export function readInstruction(text: string, isFirst: boolean, refuse: RefuseXml): boolean | undefined {
  const target = INSTRUCTION.exec(text)?.[1] ?? refuse('an instruction has no name');
  if (target.toLowerCase() !== 'xml') return undefined;
  if (target !== 'xml' || !isFirst) refuse('the XML declaration is not at the beginning');
  if (!DECLARATION.test(text)) refuse('the XML declaration is not complete');
  return !/^[^"']*["']1\.0["']/.test(text);
}
