import { sentence, type Sentence, type SentenceValues } from '../../../domain/sentences/sentence.ts';
import type { MessageId } from './texts.ts';

/** A sentence by the id of its text, checked at compile time. */
export const say = (id: MessageId, values?: SentenceValues): Sentence => sentence(id, values);
