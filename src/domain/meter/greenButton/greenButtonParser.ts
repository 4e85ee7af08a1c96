import type { DeliveredMeter } from '../deliveredMeter.ts';
import { MeterFileFault } from '../meterFileFault.ts';
import type { MeterFileFaultCode } from '../meterFileFault.ts';
import type { MeterFile, MeterFileLimits, MeterFileParser } from '../meterFile.ts';
import { assembleDelivery, assembleFeed } from './assembleFeed.ts';
import { FeedReader } from './feedReader.ts';
import { FeedXml } from './feedXml.ts';
import type { XmlFault } from './takeElements.ts';

const SINGLE_BYTE = /^(iso-8859-1|latin-?1|windows-1252)$/i;
const UNICODE = /^(utf-?8|us-ascii|ascii)$/i;

/** Code and sentence of each fault of the XML. */
const XML_FAULTS: Readonly<Record<XmlFault, readonly [MeterFileFaultCode, (what: string) => string]>> = {
  'not-text': ['unreadable-text', (what) => `the file has ${what}`],
  'half-character': ['truncated', () => 'the file breaks off in the middle of a character'],
  'too-long': ['forbidden-xml', (what) => what],
  'document-type': ['forbidden-xml', (what) => `${what} is not allowed in a meter file`],
  malformed: ['malformed', (what) => `the XML is not well-formed (${what})`],
  incomplete: ['truncated', (what) => `the file breaks off: the XML is not complete (${what})`],
};

/**
 * Parses Green Button XML (an ESPI Atom feed, "Download My Data") as a stream. The XML must be well-formed to
 * its end, so truncation is always noticed. A DOCTYPE is refused, and with it every custom entity. Time zones
 * in the file are ignored: readings have instants, and the account knows its zone. Source: decisions, Meter
 * data.
 */
export class GreenButtonParser implements MeterFileParser {
  private readonly file: string;
  private readonly reader: FeedReader;
  private readonly xml: FeedXml;
  /** Turns each chunk into UTF-8. */
  private toUtf8: ((chunk: Uint8Array) => Uint8Array) | undefined;

  constructor(file: string, limits: MeterFileLimits) {
    this.file = file;
    this.reader = new FeedReader(file, limits);
    this.xml = new FeedXml(this.reader, (fault, line, what) => {
      const [code, sentence] = XML_FAULTS[fault];
      throw new MeterFileFault(file, code, sentence(what), { line });
    });
  }

  /** The first chunk must contain the XML declaration, if there is one. */
  push(chunk: Uint8Array): void {
    this.toUtf8 ??= this.detectEncoding(chunk);
    this.xml.push(this.toUtf8(chunk));
  }

  end(): MeterFile {
    this.xml.end();
    return assembleFeed(this.reader.feed());
  }

  /**
   * Each meter of a feed with many homes separately.
   * @throws MeterFileFault when the feed as a whole is unreadable.
   */
  endDelivery(): DeliveredMeter[] {
    this.xml.end();
    return assembleDelivery(this.reader.feed());
  }

  private detectEncoding(first: Uint8Array): (chunk: Uint8Array) => Uint8Array {
    const windows = new TextDecoder('windows-1252');
    const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(
      windows.decode(first.subarray(0, 200)).replace(/^ï»¿/, ''),
    )?.[1];
    if (declared === undefined || UNICODE.test(declared)) return (chunk) => chunk;
    if (!SINGLE_BYTE.test(declared))
      throw new MeterFileFault(
        this.file,
        'unreadable-text',
        'the file declares an encoding we can’t read; save it as UTF-8',
        { line: this.xml.line },
      );
    const encoder = new TextEncoder();
    return (chunk) => encoder.encode(windows.decode(chunk));
  }
}
