import type { PlacedFault } from '../../domain/segments/check.ts';
import { DEEPEST, MOST_NODES, MOST_TREE_VALUES } from '../../domain/segments/check.ts';
import { LONGEST_TEXT } from '../../domain/segments/plainText.ts';
import type { ReferenceFault } from '../../domain/segments/references.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';

const VALUE_TEXTS = {
  type: 'segments.fault.type',
  notFinite: 'segments.fault.notFinite',
  notWhole: 'segments.fault.notWhole',
  date: 'segments.fault.date',
  order: 'segments.fault.order',
  empty: 'segments.fault.empty',
  invisible: 'segments.fault.invisible',
  mixedScripts: 'segments.fault.mixedScripts',
} as const satisfies Partial<Readonly<Record<PlacedFault['fault'], MessageId>>>;

const WAY_TEXTS = {
  cycle: 'segments.fault.cycle',
  dangling: 'segments.fault.dangling',
  tooLarge: 'segments.fault.tooLarge',
} as const satisfies Partial<Readonly<Record<ReferenceFault['fault'], MessageId>>>;

/** A node's fault in words, with the place: `1.3` is the third part of the first, and a rule of one condition is 1. */
export function treeFaultSentence(fault: PlacedFault): Sentence {
  const place = fault.path.map((index) => index + 1).join('.') || '1';
  switch (fault.fault) {
    case 'tooDeep':
      return say('segments.fault.tooDeep', { most: DEEPEST });
    case 'tooManyNodes':
      return say('segments.fault.tooManyNodes', { most: MOST_NODES });
    case 'tooManyTreeValues':
      return say('segments.fault.tooManyTreeValues', { most: MOST_TREE_VALUES });
    case 'emptyGroup':
      return say('segments.fault.emptyGroup', { place });
    case 'unknownAttribute':
      return say('segments.fault.unknownAttribute', { place, name: shown(fault.name) });
    case 'unknownCode':
    case 'unknownSegment':
      return say('segments.fault.unknownSegment', { place });
    case 'operator':
      return say('segments.fault.operator', { place, attribute: fault.attribute });
    case 'valueCount':
      return say('segments.fault.valueCount', {
        place,
        attribute: fault.attribute,
        least: fault.least,
        most: fault.most,
      });
    case 'unknownOption':
      return say('segments.fault.unknownOption', {
        place,
        attribute: fault.attribute,
        value: shown(fault.value),
      });
    case 'bounds':
      return say('segments.fault.bounds', {
        place,
        attribute: fault.attribute,
        minimum: String(fault.minimum),
        maximum: String(fault.maximum),
      });
    case 'tooLong':
      return say('segments.fault.tooLong', { place, attribute: fault.attribute, most: LONGEST_TEXT });
    case 'type':
    case 'notFinite':
    case 'notWhole':
    case 'date':
    case 'order':
    case 'empty':
    case 'invisible':
    case 'mixedScripts':
      return say(VALUE_TEXTS[fault.fault], { place, attribute: fault.attribute });
  }
}

/** A fault of references in words, with the way by names. */
export function referenceFaultSentence(fault: ReferenceFault, segmentName: (id: string) => string): Sentence {
  const path = fault.path.map(segmentName).join(' → ');
  return fault.fault === 'attribute'
    ? say('segments.fault.goneAttribute', { path, attribute: fault.attribute })
    : say(WAY_TEXTS[fault.fault], { path });
}

/** Enough of a text to recognise it. */
const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
