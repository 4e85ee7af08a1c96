import { inEnglish } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';

/** A meter of the file belongs to somebody else. Says nothing of that other one: not who, not where. Source: decisions, Meter data. */
export class MeterLinkedElsewhere extends Error {
  static readonly sentence = say('meter.linkedElsewhere');
  override readonly name = 'MeterLinkedElsewhere';

  constructor() {
    super(inEnglish(MeterLinkedElsewhere.sentence));
  }
}
