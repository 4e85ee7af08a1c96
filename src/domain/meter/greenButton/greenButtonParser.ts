import { SaxesParser } from 'saxes';
import type { DeliveredMeter } from '../deliveredMeter.ts';
import { MeterFileFault } from '../meterFileFault.ts';
import type { MeterFile, MeterFileLimits, MeterFileParser } from '../meterFile.ts';
import { assembleDelivery, assembleFeed, refuseOtherServices } from './assembleFeed.ts';
import type { ReadFeed } from './assembleFeed.ts';
import { FeedReader } from './feedReader.ts';

/**
 * Bytes per write to the XML reader, and how many may pass without an element; this bounds text, names and
 * comments.
 */
const PIECE_BYTES = 65_536;
const MAX_SILENT_BYTES = 2 ** 20;
const SINGLE_BYTE = /^(iso-8859-1|latin-?1|windows-1252)$/i;
const UNICODE = /^(utf-?8|us-ascii|ascii)$/i;

/**
 * Parses Green Button XML (an ESPI Atom feed, "Download My Data") as a stream. The XML must be well-formed to
 * its end, so truncation is always noticed. A DOCTYPE is refused, and with it every custom entity. Time zones
 * in the file are ignored: readings have instants, and the account knows its zone. Source: decisions, Meter
 * data.
 */
export class GreenButtonParser implements MeterFileParser {
  private readonly file: string;
  private readonly reader: FeedReader;
  private readonly xml = new SaxesParser({ xmlns: false });
  private decoder: TextDecoder | undefined;
  private bytes = 0;
  private heardAt = 0;
  private ending = false;

  constructor(file: string, limits: MeterFileLimits) {
    this.file = file;
    this.reader = new FeedReader(file, limits);
    const { reader, xml } = this;
    xml.on('opentag', (tag) => {
      this.heardAt = this.bytes;
      reader.open(tag.name, tag.attributes, xml.line);
    });
    xml.on('closetag', () => {
      this.heardAt = this.bytes;
      reader.close(xml.line);
    });
    xml.on('text', (text) => reader.characters(text));
    xml.on('cdata', (text) => reader.characters(text));
    xml.on('doctype', () =>
      this.refuse('forbidden-xml', 'a document type (DOCTYPE) is not allowed in a meter file'),
    );
    xml.on('error', (error) => this.refuseXml(error));
  }

  /** The first chunk must contain the XML declaration, if there is one. */
  push(chunk: Uint8Array): void {
    this.decoder ??= new TextDecoder(this.detectEncoding(chunk), { fatal: true });
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      const piece = chunk.subarray(at, at + PIECE_BYTES);
      this.bytes += piece.length;
      this.xml.write(this.decode(piece));
      if (this.bytes - this.heardAt > MAX_SILENT_BYTES)
        this.refuse('forbidden-xml', 'a text, a name or a comment is longer than 1 MB');
    }
  }

  end(): MeterFile {
    return assembleFeed(this.readFeed());
  }

  /**
   * Each meter of a feed with many homes separately.
   * @throws MeterFileFault when the feed as a whole is unreadable.
   */
  endDelivery(): DeliveredMeter[] {
    return assembleDelivery(this.readFeed());
  }

  private readFeed(): ReadFeed {
    const { reader, file } = this;
    this.ending = true;
    this.xml.write(this.decode(undefined)).close();
    const { blocks, others, usagePoints } = reader.resources;
    if (reader.readings.length === 0 && reader.withoutValue === 0) {
      refuseOtherServices(file, usagePoints);
      const held = others.size > 0 ? `; it holds ${[...others].join(', ')}` : '';
      const fault =
        blocks.length > 0
          ? 'its interval blocks are empty'
          : `the file has no readings (IntervalBlock)${held}`;
      throw new MeterFileFault(file, 'no-readings', fault, { line: 1, element: 'feed' });
    }
    return {
      ...reader.resources,
      name: file,
      issuedAt: reader.issuedAt,
      readings: reader.readings,
      withoutValue: reader.withoutValue,
      withoutDuration: reader.withoutDuration,
    };
  }

  private detectEncoding(first: Uint8Array): string {
    const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(
      new TextDecoder('windows-1252').decode(first.subarray(0, 200)).replace(/^ï»¿/, ''),
    )?.[1];
    if (declared === undefined || UNICODE.test(declared)) return 'utf-8';
    if (SINGLE_BYTE.test(declared)) return 'windows-1252';
    return this.refuse('unreadable-text', 'the file declares an encoding we can’t read; save it as UTF-8');
  }

  private decode(piece: Uint8Array | undefined): string {
    const decoder = this.decoder ?? new TextDecoder();
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      return this.refuse(
        this.ending ? 'truncated' : 'unreadable-text',
        this.ending
          ? 'the file breaks off in the middle of a character'
          : 'the file has bytes that are not text',
      );
    }
  }

  private refuse(code: MeterFileFault['code'], fault: string): never {
    throw new MeterFileFault(this.file, code, fault, { line: this.xml.line });
  }

  private refuseXml(error: Error): never {
    const what = error.message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '');
    if (this.ending)
      return this.refuse('truncated', `the file breaks off: the XML is not complete (${what})`);
    return this.refuse('malformed', `the XML is not well-formed (${what})`);
  }
}
