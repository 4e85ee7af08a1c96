/** What a sentence says, which fields of the record its figures are, in their order, and where it is true. */
export type Sentence<Record> = readonly [
  says: RegExp,
  figures: (record: Record) => readonly string[],
  when: (record: Record) => boolean,
];

/** The sentences of a page's HTML, a step's heading with its outcome; without those of its tables and closing buttons. */
export function sentencesOf(html: string): string[] {
  return html
    .replaceAll(/(<summary[^>]*>)<h3[^>]*>([\s\S]*?)<\/h3>/gu, '$1$2 ')
    .replaceAll(
      /<table[\s\S]*?<\/table>|<h[34][\s\S]*?<\/h[34]>|<button[^>]*button-wide[\s\S]*?<\/button>/gu,
      '\n',
    )
    .replaceAll('</dt>', ' ')
    .replaceAll(/<\/(?:p|li|dd|dl|h2|summary|button|div)>/gu, '\n')
    .replaceAll(/<[^>]+>/gu, '')
    .split('\n')
    .flatMap((line) =>
      line
        .replaceAll(/\s+/gu, ' ')
        .trim()
        .split(/(?<=\.) (?=[A-Z0-9])/u),
    )
    .filter((line) => line !== '');
}

/** What is wrong with a sentence; null: it is known, true of the record, and all its figures are the record's. */
export function sentenceFault<Record>(
  known: readonly Sentence<Record>[],
  sentence: string,
  record: Record,
): string | null {
  const found = known.find(([says]) => says.test(sentence));
  if (found === undefined) return `unknown: ${sentence}`;
  const [says, figures, when] = found;
  if (!when(record)) return `not true here: ${sentence}`;
  const said = (says.exec(sentence) ?? []).slice(1).filter(Boolean);
  const expected = figures(record);
  return JSON.stringify(said) === JSON.stringify(expected)
    ? null
    : `${sentence} – the record has ${expected.join(', ')}`;
}
