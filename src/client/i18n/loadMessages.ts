import { catalogue } from 'virtual:messages';
import { expandMessages, type Messages } from './compact.ts';

/** The language every message exists in. */
const baseLocale = 'en-US';

/** The texts of a screen, by the file it is imported from; without one, those of the shell. */
export type LoadMessages = (locale: string, screen?: string) => Promise<Messages>;

/**
 * Loads texts of a language; a language without a catalogue gets the base language.
 *
 * The message catalogue. Texts live in `messages/<locale>/<room>.json`, one flat object a file:
 *
 *     { "home.greeting": "Good evening, {name}", "home.streak": "{count, plural, one {# event} other {# events}} in a row" }
 *
 * - Every id begins with the room's name and a dot; the file is named after the room. An id is written out in the
 *   sources, or begins so in a template: the build reads from them which texts a screen needs, and each screen brings
 *   its own, so that no screen waits for the texts of the whole product.
 * - `en-US` and every other language are complete; another English locale holds only what differs. A translation uses
 *   the arguments of its original, all of them and no others: the build checks both.
 * - ICU message syntax (`{name}`, plural, select, number and date skeletons, `<b>rich</b>`). The build parses the
 *   messages, so no parser is sent to the browser; a syntax error stops the build with file and id.
 */
export const loadMessages: LoadMessages = async (locale, screen) => {
  const language = await (catalogue[locale] ?? catalogue[baseLocale])?.();
  if (language === undefined) return {};
  if (screen === undefined) return expandMessages(language.default);
  const name = screenName(screen);
  const load =
    language.screens[name] ?? (isStaff(screen) ? (await language.staff?.())?.screens[name] : undefined);
  return load === undefined ? {} : expandMessages((await load()).default);
};

/** The staff area's screens have a list of their own, which members don't load. */
const isStaff = (file: string): boolean => file.includes('client/internal/');

/** `src/client/member/home/HomeScreen.tsx` is HomeScreen. */
const screenName = (file: string): string => file.replace(/^.*\/|\.tsx$/g, '');
