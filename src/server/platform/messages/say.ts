import { sentence, type Sentence, type SentenceValues } from '../../../domain/sentences/sentence.ts';
import type { MessageId } from './texts.ts';

/** A sentence for a person, by the id of its text: a text that does not exist does not compile. */
export const say = (id: MessageId, values?: SentenceValues): Sentence => sentence(id, values);
