import type { ElementName } from './elementName.ts';
import { ElementNames, beginsWith } from './elementName.ts';
import { LeafText } from './leafText.ts';
import { ReadingShape } from './readingShape.ts';
import type { RefuseFeed, TakeElements, XmlFault } from './takeElements.ts';
import { KINDS, NAME_CHAR, NAME_START, PLAIN, afterMarks, find, isKind } from './xmlBytes.ts';
import {
  checkedText,
  readClosingTag,
  readInstruction,
  readOpeningTag,
  withoutReferences,
} from './xmlGrammar.ts';

/** The most bytes without the beginning or end of an element; this bounds text, names, attributes and comments. */
const MAX_SILENT_BYTES = 2 ** 20;
/** Bytes that are copied behind what is held at once. */
const PIECE_BYTES = 65_536;
const MOST_PAUSE = 255;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const BANG = 33;
const SLASH = 47;
const LESS = 60;
const GREATER = 62;
const QUESTION = 63;
const QUOTES = [34, 39];

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);
const COMMENT = bytesOf('<!--');
const CDATA = bytesOf('<![CDATA[');
const DOCTYPE = bytesOf('<!DOCTYPE');
const COMMENT_END = bytesOf('--');
const CDATA_END = bytesOf(']]>');
const INSTRUCTION_END = bytesOf('?>');
const TEXT_OUTSIDE = 'there is text outside of the root element';
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/**
 * Reads the XML of a feed from UTF-8 as a stream of chunks of any size. Plain tags and texts, of which a feed consists
 * nearly whole, are compared and passed on as bytes; all else goes through the grammar as strings. XML must be well-formed
 * to its end. Prefixes are names' beginnings; entities are those of XML alone, since a document type is refused.
 * Holds the piece of markup or text that a chunk ended in, which is bounded, and never the file.
 */
export class FeedXml {
  line = 1;
  private readonly elements: TakeElements;
  private readonly refuseFeed: RefuseFeed;
  private readonly names = new ElementNames();
  private readonly path: ElementName[] = [];
  private readonly text = new LeafText();
  /** How readings are written and how deep, and where the one that is being read began; -1: it isn't plain, or began in another chunk. */
  private shape: ReadingShape | undefined;
  private shapeDepth = 0;
  private readingAt = -1;
  private readingDepth = 0;
  /** Readings of other shapes that were read since, and how many to let pass before the next is looked at. */
  private others = 0;
  private pause = 0;
  private hasRoot = false;
  private is11 = false;
  /** What is not yet read, and when to try again: trying with each byte of a long piece would take the square of its length. */
  private held = new Uint8Array(0);
  private heldLength = 0;
  private tryAt = 0;
  /** Bytes before those at hand, and where the document began and the last tag ended. */
  private before = 0;
  private beginsAt = 0;
  private heardAt = 0;

  constructor(elements: TakeElements, refuse: RefuseFeed) {
    this.elements = elements;
    this.refuseFeed = refuse;
  }

  push(chunk: Uint8Array): void {
    let at = 0;
    for (; this.heldLength > 0 && at < chunk.length; at += PIECE_BYTES) {
      this.append(chunk.subarray(at, at + PIECE_BYTES));
      if (this.heldLength >= this.tryAt) this.readHeld();
    }
    if (at >= chunk.length) return;
    const rest = chunk.subarray(at);
    this.hold(rest, this.read(rest));
  }

  end(): void {
    this.readHeld();
    const rest = this.held.subarray(0, this.heldLength);
    const text = checkedText(this.decodeRest(rest), this.is11, this.refuseXml);
    if (!this.hasRoot) this.refuse('incomplete', 'it has no element');
    if (this.path.length > 0) this.refuse('incomplete', 'an element is not closed');
    if (/^[ \t\n\r]*[^ \t\n\r<]/.test(text)) this.refuseXml(TEXT_OUTSIDE);
    if (text.includes('<')) this.refuse('incomplete', 'there is an unfinished piece after the last element');
  }

  private readonly refuse = (fault: XmlFault, what: string): never => this.refuseFeed(fault, this.line, what);
  private readonly refuseXml = (what: string): never => this.refuse('malformed', what);

  private append(chunk: Uint8Array): void {
    const length = this.heldLength + chunk.length;
    if (length > this.held.length) {
      const larger = new Uint8Array(length * 2);
      larger.set(this.held.subarray(0, this.heldLength));
      this.held = larger;
    }
    this.held.set(chunk, this.heldLength);
    this.heldLength = length;
  }

  private readHeld(): void {
    const bytes = this.held.subarray(0, this.heldLength);
    const at = this.read(bytes);
    this.heldLength = 0;
    this.hold(bytes, at);
  }

  /** Keeps what wasn't read of these bytes. */
  private hold(bytes: Uint8Array, at: number): void {
    this.before += at;
    this.append(bytes.subarray(at));
    this.tryAt = this.heldLength * 2;
    if (this.before + this.heldLength - this.heardAt > MAX_SILENT_BYTES) this.refuseLength();
  }

  private refuseLength(): never {
    return this.refuse('too-long', 'a text, a name or a comment is longer than 1 MB');
  }

  /** Reads whole tags and texts; returns where an incomplete one begins. */
  private read(chunk: Uint8Array): number {
    // One class of array, whichever the caller has, and no look beyond its end: engines read bytes many times faster so.
    const bytes = new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length);
    const { length } = bytes;
    if (this.before === 0) this.beginsAt = afterMarks(bytes);
    let at = this.before === 0 ? this.beginsAt : 0;
    for (;;) {
      let lines = 0;
      let isPlain = true;
      let to = at;
      let byte = 0;
      for (; to < length; to += 1) {
        byte = bytes[to] as number;
        if (((KINDS[byte] as number) & PLAIN) !== 0) continue;
        if (byte === LESS) break;
        if (byte === LINE_FEED) lines += 1;
        else if (byte !== CARRIAGE_RETURN) isPlain = false;
        else if (to + 1 < length && bytes[to + 1] !== LINE_FEED) lines += 1;
      }
      if (to === length) break;
      if (to > at) this.takeText(bytes, at, to, isPlain, lines);
      at = to;
      const end = this.readTag(bytes, at);
      if (end < 0) break;
      at = end;
    }
    // The bytes may be gone when the rest of a text or a reading comes.
    this.text.keep();
    this.readingAt = -1;
    return at;
  }

  private takeText(bytes: Uint8Array, from: number, to: number, isPlain: boolean, lines: number): void {
    if (isPlain && this.path.length > 0) {
      this.line += lines;
      this.text.addPlain(bytes, from, to);
      return;
    }
    const text = this.decode(bytes, from, to);
    if (this.path.length === 0 && /[^ \t\n]/.test(text)) this.refuseXml(TEXT_OUTSIDE);
    if (text.includes(']]>')) this.refuseXml('"]]>" is not allowed in a text');
    this.text.add(withoutReferences(text, this.is11, this.refuseXml));
  }

  /** Reads the tag that begins here; returns where it ends, or -1 if it isn't all here. */
  private readTag(bytes: Uint8Array, at: number): number {
    const { length } = bytes;
    const from = at + 1;
    if (from === length) return -1;
    if (bytes[from] === SLASH) {
      const open = this.path[this.path.length - 1];
      if (open === undefined) return this.readMarkup(bytes, at);
      const to = from + 1 + open.bytes.length;
      if (to >= length || bytes[to] !== GREATER || !beginsWith(bytes, from + 1, open.bytes))
        return this.readMarkup(bytes, at);
      this.closeElement(to + 1);
      if (this.readingAt >= 0 && this.path.length < this.readingDepth) this.learn(bytes, to + 1);
      return to + 1;
    }
    const { shape, path } = this;
    if (
      shape !== undefined &&
      path.length === this.shapeDepth &&
      path[path.length - 1]?.known === 'IntervalBlock'
    ) {
      const end = this.repeat(shape, bytes, at);
      if (end >= 0) return end;
    }
    const expected = this.names.expected();
    if (expected !== undefined) {
      const to = from + expected.bytes.length;
      if (to < length && bytes[to] === GREATER && beginsWith(bytes, from, expected.bytes)) {
        return this.openPlain(expected, at, to + 1);
      }
    }
    if (!isKind(bytes[from] as number, NAME_START)) return this.readMarkup(bytes, at);
    let to = from + 1;
    while (to < length && isKind(bytes[to] as number, NAME_CHAR)) to += 1;
    if (to === length || bytes[to] !== GREATER) return this.readMarkup(bytes, at);
    return this.openPlain(this.names.find(bytes, from, to), at, to + 1);
  }

  private openPlain(name: ElementName, at: number, end: number): number {
    this.openElement(name, NO_ATTRIBUTES, end);
    if (name.known === 'IntervalReading') {
      this.readingAt = at;
      this.readingDepth = this.path.length;
    }
    return end;
  }

  /** Reads a reading that has the shape of an earlier one; returns where it ends, or -1 if it hasn't. */
  private repeat(shape: ReadingShape, bytes: Uint8Array, at: number): number {
    const end = shape.match(bytes, at);
    if (end < 0 || this.before + end - this.heardAt > MAX_SILENT_BYTES) return -1;
    if (!this.elements.takeReading(shape, this.line)) return -1;
    this.text.clear();
    this.line += shape.lines;
    this.heardAt = this.before + end;
    this.pause = 0;
    return end;
  }

  /** Keeps the shape of a reading that was read by its elements. Where none is met again, ever fewer are looked at. */
  private learn(bytes: Uint8Array, end: number): void {
    const from = this.readingAt;
    this.readingAt = -1;
    this.others += 1;
    if (this.others <= this.pause) return;
    this.others = 0;
    this.pause = Math.min(this.pause * 2 + 1, MOST_PAUSE);
    this.shape = ReadingShape.of(bytes, from, end) ?? this.shape;
    this.shapeDepth = this.path.length;
  }

  private openElement(name: ElementName, attributes: ReadonlyMap<string, string>, end: number): void {
    this.hear(end);
    if (this.path.length === 0) {
      if (this.hasRoot) this.refuseXml('there is a second root element');
      this.hasRoot = true;
    }
    this.path.push(name);
    this.names.pass(name, true);
    this.text.clear();
    this.elements.open(name, attributes, this.line);
  }

  private closeElement(end: number): void {
    this.hear(end);
    this.names.pass(this.path.pop() as ElementName, false);
    this.elements.close(this.line, this.text);
    this.text.clear();
  }

  private hear(end: number): void {
    const now = this.before + end;
    if (now - this.heardAt > MAX_SILENT_BYTES) this.refuseLength();
    this.heardAt = now;
  }

  /** Any markup, by the grammar; returns where it ends, or -1 if it isn't all here. */
  private readMarkup(bytes: Uint8Array, at: number): number {
    this.readingAt = -1;
    switch (bytes[at + 1]) {
      case SLASH:
        return this.readClosing(bytes, at);
      case BANG:
        return this.readDeclaration(bytes, at);
      case QUESTION: {
        const to = find(INSTRUCTION_END, bytes, at + 2);
        if (to < 0) return -1;
        const is11 = readInstruction(
          this.decode(bytes, at + 2, to),
          this.before + at === this.beginsAt,
          this.refuseXml,
        );
        this.is11 = is11 ?? this.is11;
        return to + INSTRUCTION_END.length;
      }
      default:
        return this.readOpening(bytes, at);
    }
  }

  private readOpening(bytes: Uint8Array, at: number): number {
    const to = this.findTagEnd(bytes, at + 1);
    if (to < 0) return -1;
    const tag = readOpeningTag(this.decode(bytes, at + 1, to), this.is11, this.refuseXml);
    const name = bytesOf(tag.name);
    this.openElement(this.names.find(name, 0, name.length), tag.attributes, to + 1);
    if (tag.isEmpty) this.closeElement(to + 1);
    return to + 1;
  }

  private readClosing(bytes: Uint8Array, at: number): number {
    const to = this.findTagEnd(bytes, at + 1);
    if (to < 0) return -1;
    const name = bytesOf(readClosingTag(this.decode(bytes, at + 1, to), this.refuseXml));
    const open = this.path[this.path.length - 1]?.bytes;
    if (open === undefined || open.length !== name.length || !beginsWith(open, 0, name))
      this.refuseXml('a closing tag is not of the element that is open');
    this.closeElement(to + 1);
    return to + 1;
  }

  /** Where `>` is, outside of the values of attributes. */
  private findTagEnd(bytes: Uint8Array, from: number): number {
    let quote = 0;
    for (let at = from; at < bytes.length; at += 1) {
      const byte = bytes[at] as number;
      if (byte === LESS) this.refuseXml('"<" is not allowed within a tag');
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === GREATER) return at;
      else if (QUOTES.includes(byte)) quote = byte;
    }
    return -1;
  }

  private readDeclaration(bytes: Uint8Array, at: number): number {
    if (beginsWith(bytes, at, DOCTYPE)) this.refuse('document-type', 'a document type (DOCTYPE)');
    if (beginsWith(bytes, at, COMMENT)) {
      const to = find(COMMENT_END, bytes, at + COMMENT.length);
      const end = to + COMMENT_END.length;
      if (to < 0 || end >= bytes.length) return -1;
      this.decode(bytes, at, to);
      if (bytes[end] !== GREATER) this.refuseXml('"--" is not allowed within a comment');
      return end + 1;
    }
    if (beginsWith(bytes, at, CDATA)) {
      const to = find(CDATA_END, bytes, at + CDATA.length);
      if (to < 0) return -1;
      if (this.path.length === 0) this.refuseXml(TEXT_OUTSIDE);
      this.text.add(this.decode(bytes, at + CDATA.length, to));
      return to + CDATA_END.length;
    }
    const rest = bytes.subarray(at, at + CDATA.length);
    if ([DOCTYPE, COMMENT, CDATA].some((begin) => rest.length < begin.length && beginsWith(begin, 0, rest)))
      return -1;
    return this.refuseXml('"<!" begins neither a comment nor CDATA');
  }

  /** Characters of the file, with their lines counted. */
  private decode(bytes: Uint8Array, from: number, to: number): string {
    let text;
    try {
      text = strict.decode(bytes.subarray(from, to));
    } catch {
      return this.refuse('not-text', 'bytes that are not text');
    }
    const checked = checkedText(text, this.is11, this.refuseXml);
    for (let end = checked.indexOf('\n'); end >= 0; end = checked.indexOf('\n', end + 1)) this.line += 1;
    return checked;
  }

  /** What follows the last tag. */
  private decodeRest(rest: Uint8Array): string {
    const decoder = new TextDecoder('utf-8', STRICT);
    let text;
    try {
      text = decoder.decode(rest, { stream: true });
    } catch {
      return this.refuse('not-text', 'bytes that are not text');
    }
    try {
      return text + decoder.decode();
    } catch {
      return this.refuse('half-character', 'it breaks off in the middle of a character');
    }
  }
}

const STRICT = { fatal: true, ignoreBOM: true };
const strict = new TextDecoder('utf-8', STRICT);
