import { SaxesParser } from 'saxes';
import { assembleFeed } from '../../src/domain/meter/greenButton/assembleFeed.ts';
import { elementName } from '../../src/domain/meter/greenButton/elementName.ts';
import { FeedReader } from '../../src/domain/meter/greenButton/feedReader.ts';
import { LeafText } from '../../src/domain/meter/greenButton/leafText.ts';
import { UPLOAD_LIMITS, type MeterFile } from '../../src/domain/meter/meterFile.ts';

/** Reads a Green Button feed of UTF-8 by a general XML parser. @throws when either refuses it. */
export function readBySaxes(name: string, bytes: Uint8Array): MeterFile {
  const reader = new FeedReader(name, UPLOAD_LIMITS);
  const xml = new SaxesParser({ xmlns: false });
  const text = new LeafText();
  xml.on('opentag', (tag) => {
    text.clear();
    reader.open(elementName(tag.name), new Map(Object.entries(tag.attributes)), xml.line);
  });
  xml.on('closetag', () => {
    reader.close(xml.line, text);
    text.clear();
  });
  xml.on('text', (piece) => text.add(piece));
  xml.on('cdata', (piece) => text.add(piece));
  xml.on('doctype', () => {
    throw new Error('a document type');
  });
  xml.on('error', (error) => {
    throw error;
  });
  xml.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  return assembleFeed(reader.feed());
}
