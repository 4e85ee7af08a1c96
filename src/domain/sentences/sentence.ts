/** Arguments of a message: `{count}`, `{name}`, the case of a `select`. */
export type SentenceValues = Readonly<Record<string, string | number>>;

/**
 * A message before translation: its id and arguments. Rules and services pass it on; it becomes text where
 * the response, email or line of output is made. The texts are the server's
 * (`src/server/platform/messages/<locale>/<subject>.json`, ICU message syntax).
 */
export interface Sentence {
  readonly id: string;
  readonly values?: SentenceValues;
}

/** For domain rules. Server code uses `say`, which knows the ids. */
export const sentence = (id: string, values?: SentenceValues): Sentence =>
  values === undefined ? { id } : { id, values };
