/** What stands in the braces of a text: `{count}`, `{name}`, the case of a `select`. */
export type SentenceValues = Readonly<Record<string, string | number>>;

/**
 * Something to be said to a person, in whichever language they read: which sentence it is, and what stands in it.
 * Rules and services hand it on as it is; it becomes words where the answer, the mail or the printed line is made.
 * The texts are the server's (`src/server/platform/messages/<locale>/<subject>.json`, ICU message syntax).
 */
export interface Sentence {
  readonly id: string;
  readonly values?: SentenceValues;
}

/** A sentence of a domain rule. The server's own sentences are made with `say`, which knows their ids. */
export const sentence = (id: string, values?: SentenceValues): Sentence =>
  values === undefined ? { id } : { id, values };
