/** What is wrong with a meter file, for machines. The sentence beside it is for people. */
export type MeterFileFaultCode =
  | 'empty'
  | 'not-a-meter-file'
  | 'unreadable-text'
  | 'too-large'
  | 'too-many-readings'
  | 'too-many-service-points'
  | 'line-too-long'
  | 'truncated'
  | 'malformed'
  | 'forbidden-xml'
  | 'missing-header'
  | 'wrong-order'
  | 'bad-field'
  | 'bad-time'
  | 'bad-value'
  | 'bad-quality'
  | 'wrong-count'
  | 'conflict'
  | 'broken-link'
  | 'no-readings'
  | 'gas-only'
  | 'water-only'
  | 'other-service';

/** Where in a file the fault is. */
export interface FaultPlace {
  /** 1 is the first line. */
  readonly line?: number | undefined;
  /** The XML element, or the record of a table (`record 300`). */
  readonly element?: string | undefined;
}

/**
 * Why a meter file was refused. A refused file is refused whole: nothing of it is given out.
 *
 * `message` is one plain sentence that names the file, the place and the fault. It never holds a
 * service point's number, so it can be stored and shown. Source: decisions, Meter data.
 */
export class MeterFileFault extends Error {
  override readonly name = 'MeterFileFault';
  readonly file: string;
  readonly code: MeterFileFaultCode;
  readonly line: number | undefined;
  readonly element: string | undefined;
  /** The sentence without the file's name and place. */
  readonly fault: string;

  constructor(file: string, code: MeterFileFaultCode, fault: string, place: FaultPlace = {}) {
    const line = place.line === undefined ? '' : `, line ${place.line}`;
    const element = place.element === undefined ? '' : `, ${place.element}`;
    super(`${file}${line}${element}: ${fault}`);
    this.file = file;
    this.code = code;
    this.line = place.line;
    this.element = place.element;
    this.fault = fault;
  }
}

/** Text of a file as it may stand in a fault: short, and without control characters. */
export function quoted(text: string): string {
  const shown = [...text].map((c) => (c >= ' ' && c !== '\u007f' ? c : '·')).join('');
  return `"${shown.length > 24 ? `${shown.slice(0, 24)}…` : shown}"`;
}
