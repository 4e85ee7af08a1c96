import { MeterFileFault } from '../../domain/meter/meterFileFault.ts';
import { type RequestError, refused } from '../platform/errors.ts';
import { tooLarge } from '../platform/rest/uploads.ts';
import { fileFault } from './fileSentences.ts';
import { MeterLinkedElsewhere } from './linkMeters.ts';

/** The refusal for the member; null for an error that isn't the file's fault. */
export function uploadRefusal(error: unknown, maxBytes: number): RequestError | null {
  if (error instanceof MeterLinkedElsewhere)
    return refused(MeterLinkedElsewhere.sentence, { code: 'METER_DUPLICATE' });
  if (!(error instanceof MeterFileFault)) return null;
  return error.code === 'too-large' ? tooLarge(maxBytes) : refused(fileFault(error), { code: 'METER_FILE' });
}
