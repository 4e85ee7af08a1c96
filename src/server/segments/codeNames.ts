import type { CodeSegment } from '../../domain/segments/codeSegments.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';

const NAMES = {
  CONTROLLABLE_DEVICE: 'segments.code.CONTROLLABLE_DEVICE',
  THERMOSTAT: 'segments.code.THERMOSTAT',
  BATTERY_OR_EV: 'segments.code.BATTERY_OR_EV',
  GOLD_AND_ABOVE: 'segments.code.GOLD_AND_ABOVE',
  JOINED_RECENTLY: 'segments.code.JOINED_RECENTLY',
  NEVER_JOINED: 'segments.code.NEVER_JOINED',
} as const satisfies Readonly<Record<CodeSegment, MessageId>>;

/** The name of a segment that the product defines, for the reader's language. */
export const codeSegmentName = (key: CodeSegment): Sentence => say(NAMES[key]);
