import type { SettledReceipt } from '../../../src/domain/settlement/receipt.ts';
import type { Sentence } from '../sentences.ts';
import { PAY_SENTENCES } from './paySentences.ts';
import { RESULT_SENTENCES } from './resultSentences.ts';
import { USUAL_SENTENCES } from './usualSentences.ts';

/** Every sentence of a settled result that is paid by the meter. */
export const RECEIPT_SENTENCES: readonly Sentence<SettledReceipt>[] = [
  ...RESULT_SENTENCES,
  ...USUAL_SENTENCES,
  ...PAY_SENTENCES,
];
