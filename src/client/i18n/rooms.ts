/**
 * The message catalogue. Texts live in `messages/<locale>/<room>.json`, one flat object a file:
 *
 *     { "home.greeting": "Good evening, {name}", "home.streak": "{count, plural, one {# event} other {# events}} in a row" }
 *
 * - Every id begins with the room's name and a dot; the file is named after the room.
 * - `en-US` is complete. Another English locale holds only what differs; every other language falls back to `en-US`
 *   for what it lacks. A translation uses the same arguments as its original: the build checks both.
 * - ICU message syntax (`{name}`, plural, select, number and date skeletons, `<b>rich</b>`). The build parses the
 *   messages, so no parser is sent to the browser; a syntax error stops the build with file and id.
 *
 * Messages travel in three parcels, so that the first screen does not wait for the texts of the whole product:
 * - `first`: the rooms named below, loaded before the first screen;
 * - `later`: every other room of the member app, loaded with the first screen that needs it;
 * - `internal`: the rooms whose name begins with `internal`, loaded with the staff tools.
 */
export type Parcel = 'first' | 'later' | 'internal';

/** Rooms of the shell and of the screens that the server renders. Flashes raised from anywhere belong to `shell`. */
export const firstRooms: readonly string[] = ['ui', 'shell', 'format', 'homeCheck', 'landing', 'session', 'home', 'events'];

export function parcelOf(room: string): Parcel {
  if (room.startsWith('internal')) return 'internal';
  return firstRooms.includes(room) ? 'first' : 'later';
}
