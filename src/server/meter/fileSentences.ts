import type { MeterFileNotice } from '../../domain/meter/meterFile.ts';
import type { MeterFileFault } from '../../domain/meter/meterFileFault.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { say } from '../platform/messages/say.ts';

/**
 * Why a file was refused. In English it is the parser's detailed sentence; other languages name the file, the
 * place and the kind of fault.
 */
export function fileFault({ message, file, line, element, code }: MeterFileFault): Sentence {
  const place = [line === undefined ? '' : 'line', element === undefined ? '' : 'element'].filter(
    (part) => part !== '',
  );
  return say('meter.fileFault', {
    message,
    file,
    code: inOneWord(code),
    place: place.length === 2 ? 'both' : (place[0] ?? 'none'),
    line: String(line),
    element: element ?? '',
  });
}

/** A remark about an imported file; in other languages than English only by its kind. */
export function noteSentence({ code, message }: MeterFileNotice): Sentence {
  return say('meter.note', { code: inOneWord(code), message });
}

/** `too-large` becomes `tooLarge`: the cases of a `select` message have no hyphens. */
const inOneWord = (code: string): string =>
  code.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
