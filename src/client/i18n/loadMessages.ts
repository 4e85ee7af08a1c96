import { catalogue } from 'virtual:messages';
import { expandMessages, type Messages } from './compact.ts';
import type { Parcel } from './rooms.ts';

/** The language every message exists in. */
export const baseLocale = 'en-US';

export const availableLocales: readonly string[] = Object.keys(catalogue);

/** Loads one parcel of a locale's messages; a locale without a catalogue gets the base language. */
export async function loadMessages(locale: string, parcel: Parcel): Promise<Messages> {
  const parcels = catalogue[locale] ?? catalogue[baseLocale];
  if (parcels === undefined) return {};
  return expandMessages((await parcels[parcel]()).default);
}
