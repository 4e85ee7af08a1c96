import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { isOwnPath } from '../../../domain/placements/safeUrl.ts';
import type { HelpBlock, HelpSpan } from '../../../domain/help/readMarkdown.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './article.module.css';

/** What an article says. */
export function ArticleBlocks({ blocks }: { readonly blocks: readonly HelpBlock[] }) {
  return (
    <div className="stack">
      {blocks.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block: { kind, lines } }: { readonly block: HelpBlock }) {
  const [line = []] = lines;
  const [span] = line;
  if (kind === 'bullets' || kind === 'steps') {
    const List = kind === 'steps' ? 'ol' : 'ul';
    return (
      <List className={styles[kind]}>
        {lines.map((item, place) => (
          <li key={place}>
            <Spans spans={item} />
          </li>
        ))}
      </List>
    );
  }
  if (kind === 'button' && span?.href != null && isOwnPath(span.href))
    return (
      <div className="row">
        <ButtonLink to={span.href} look="secondary">
          {span.text}
        </ButtonLink>
      </div>
    );
  const Line = kind === 'heading' ? 'h2' : 'p';
  return (
    <Line>
      <Spans spans={line} />
    </Line>
  );
}

const Spans = ({ spans }: { readonly spans: readonly HelpSpan[] }) =>
  spans.map((span, place) => <Span key={place} span={span} />);

function Span({ span: { text, strong, emphasized, href } }: { readonly span: HelpSpan }) {
  const said = emphasized ? <em>{text}</em> : <Fragment>{text}</Fragment>;
  const weighed = strong ? <strong>{said}</strong> : said;
  if (href === null) return weighed;
  return isOwnPath(href) ? <Link to={href}>{weighed}</Link> : <a href={href}>{weighed}</a>;
}
