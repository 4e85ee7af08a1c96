import type { BrandNoun } from '../../../domain/brands/types.ts';
import { eventWord } from '../../../domain/events/types.ts';
import type { EventType } from '../../../domain/events/types.ts';
import { useApp } from '../../platform/screen/app.ts';

/** The brand's name for an event of this type (BRD-16, EVT-01). */
export function useEventNoun(type: EventType): BrandNoun {
  return useApp().brand.words[eventWord(type)];
}
