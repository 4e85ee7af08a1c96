import styles from './help.module.css';

/** A text in paragraphs, which an empty line parts; lines that begin with a dash are a list. */
export function ArticleText({ text }: { readonly text: string }) {
  return text.split('\n\n').map((part, place) =>
    part.startsWith('- ') ? (
      <ul key={place} className={styles['list']}>
        {part.split('\n').map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    ) : (
      <p key={place}>{part}</p>
    ),
  );
}
