import type { ElementName } from './elementName.ts';
import type { LeafText } from './leafText.ts';
import type { ReadingNumbers } from './readingShape.ts';

/** Takes a feed's elements in document order. */
export interface TakeElements {
  /** @param line where the opening tag ends, 1-based. */
  open(name: ElementName, attributes: ReadonlyMap<string, string>, line: number): void;
  /** @param text what the element holds since its last child; valid only during the call. */
  close(line: number, text: LeafText): void;
  /**
   * Takes a whole reading of an IntervalBlock. Returns false if it can't: then its elements come one by one.
   * @param line where its opening tag ends, 1-based.
   */
  takeReading(numbers: ReadingNumbers, line: number): boolean;
}

/** Why XML was refused. */
export type XmlFault =
  | 'not-text'
  | 'half-character'
  | 'too-long'
  | 'document-type'
  | 'malformed'
  | 'incomplete';

/** Refuses the file. */
export type RefuseFeed = (fault: XmlFault, line: number, what: string) => never;
