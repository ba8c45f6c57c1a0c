import type { Citation } from '@halyard/contracts/work/assistant.ts';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { ReactNode } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { InternalLink } from '../../ui/internal-link.tsx';
import { SourceMarker } from '../../ui/marks/source-marker.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './answer.module.css';
import { splitMarks, withoutMarks } from './split-marks.ts';

type Sources = { readonly citations: readonly Citation[]; readonly onCite: (n: number) => void };
type Children = Sources & { readonly tokens: readonly Token[] | undefined };

function Words({ text, citations, onCite }: Sources & { readonly text: string }) {
  const words = useMessages(assistantWords);
  return splitMarks(text, (wanted) => citations.some(({ n }) => n === wanted)).map((piece, place) => {
    const key = `${place}`;
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'source')
      return <SourceMarker key={key} n={piece.n} label={words.source(piece.n)} onCite={onCite} />;
    return (
      <mark key={key} className={styles.unsupported} title={words.unsupported}>
        {piece.text}
        <VisuallyHidden> ({words.unsupported})</VisuallyHidden>
      </mark>
    );
  });
}

function Table({ token, ...sources }: Sources & { readonly token: Tokens.Table }) {
  const cells = (row: readonly Tokens.TableCell[], Cell: 'th' | 'td') =>
    row.map(({ tokens, align }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row keep their places.
      <Cell key={place} data-align={align ?? undefined}>
        <Inside tokens={tokens} {...sources} />
      </Cell>
    ));
  return (
    <table className={styles.table}>
      <thead>
        <tr>{cells(token.header, 'th')}</tr>
      </thead>
      <tbody>
        {token.rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table keep their places.
          <tr key={place}>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ token, ...sources }: Sources & { readonly token: Tokens.List }) {
  const items = token.items.map(({ tokens }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list keep their places.
    <li key={place}>
      <Inside tokens={tokens} {...sources} />
    </li>
  ));
  if (!token.ordered) return <ul className={styles.list}>{items}</ul>;
  return (
    <ol className={styles.list} start={token.start === '' ? 1 : token.start}>
      {items}
    </ol>
  );
}

/** One token. There is no case for HTML and pictures on purpose: they are shown as the text that they are. */
function Piece({ token, ...sources }: Sources & { readonly token: MarkedToken }): ReactNode {
  const inside = 'tokens' in token && <Inside tokens={token.tokens} {...sources} />;
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{inside}</p>;
    case 'heading':
      return (
        <p>
          <strong>{inside}</strong>
        </p>
      );
    case 'blockquote':
      return <blockquote className={styles.quote}>{inside}</blockquote>;
    case 'list':
      return <List token={token} {...sources} />;
    case 'table':
      return <Table token={token} {...sources} />;
    case 'code':
      return (
        <pre className={styles.code}>
          <Words text={token.text} {...sources} />
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'del':
      return <del>{inside}</del>;
    case 'br':
      return <br />;
    case 'codespan':
      return (
        <code>
          <Words text={token.text} {...sources} />
        </code>
      );
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'link':
      // External links are reduced to their text: an outside address could leak data.
      return <InternalLink address={withoutMarks(token.href)}>{inside}</InternalLink>;
    case 'text':
      return token.tokens ? inside : <Words text={token.text} {...sources} />;
    case 'escape':
    case 'image':
      return <Words text={token.text} {...sources} />;
    default:
      return <Words text={token.raw} {...sources} />;
  }
}

const Inside = ({ tokens, ...sources }: Children) =>
  tokens?.map((token, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is shown anew as a whole.
    <Piece key={place} token={token as MarkedToken} {...sources} />
  ));

/** A model's text. The lexer's tokens become elements one by one: no HTML, no pictures, no links to elsewhere. */
export function Markdown({ text, ...sources }: Sources & { readonly text: string }) {
  return (
    <div className={styles.markdown}>
      <Inside tokens={lexer(text)} {...sources} />
    </div>
  );
}
