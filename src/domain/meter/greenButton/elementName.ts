/** An element's name as the file writes it, and without its prefix. */
export interface ElementName {
  readonly bytes: Uint8Array;
  readonly local: string;
  /** The local name if it is one that we read, otherwise empty; quick to compare. */
  readonly known: KnownName | '';
  /** Its place among the names of a file. */
  readonly place: number;
}

const KNOWN = [
  'feed',
  'entry',
  'content',
  'link',
  'id',
  'title',
  'updated',
  'published',
  'UsagePoint',
  'ServiceCategory',
  'kind',
  'MeterReading',
  'ReadingType',
  'IntervalBlock',
  'interval',
  'IntervalReading',
  'timePeriod',
  'start',
  'duration',
  'value',
  'ReadingQuality',
  'quality',
] as const;
type KnownName = (typeof KNOWN)[number];

const encoder = new TextEncoder();

export function elementName(text: string, place = 0): ElementName {
  const local = text.slice(text.indexOf(':') + 1);
  return { bytes: encoder.encode(text), local, known: KNOWN.find((name) => name === local) ?? '', place };
}

/**
 * Names that were read before are found by their bytes. Holds as many as a feed has, whatever a file brings. Feeds repeat
 * themselves, so the name that last came after the same tag is tried first.
 */
export class ElementNames {
  private readonly names: (ElementName | undefined)[] = new Array<undefined>(NAMES).fill(undefined);
  /** For each place of a name, and whether its tag opened or closed: the place of the name that was opened next. */
  private readonly following = new Uint8Array(2 * NAMES);
  private last = 0;

  /** Says which tag has been read. */
  pass(name: ElementName, isOpening: boolean): void {
    const { place } = name;
    if (isOpening) this.following[this.last] = place;
    this.last = isOpening ? place : NAMES + place;
  }

  /** The name that most likely opens next. */
  expected(): ElementName | undefined {
    return this.names[this.following[this.last] as number];
  }

  find(bytes: Uint8Array, from: number, to: number): ElementName {
    let hash = 0;
    for (let at = from; at < to; at += 1) hash = (Math.imul(hash, 31) + (bytes[at] as number)) | 0;
    const place = hash & (NAMES - 1);
    const found = this.names[place];
    if (found !== undefined && found.bytes.length === to - from && beginsWith(bytes, from, found.bytes))
      return found;
    const name = elementName(decoder.decode(bytes.subarray(from, to)), place);
    this.names[place] = name;
    return name;
  }
}

const NAMES = 256;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Whether a name is here. */
export function beginsWith(bytes: Uint8Array, at: number, name: Uint8Array): boolean {
  if (at + name.length > bytes.length) return false;
  for (let i = 0; i < name.length; i += 1) if (name[i] !== bytes[at + i]) return false;
  return true;
}
