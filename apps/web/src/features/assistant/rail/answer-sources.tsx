import type { AnswerReading, Citation } from '@halyard/contracts/work/assistant.ts';
import { useId } from 'react';
import type { AnswerMessage } from '../../../assistant/conversation/conversation.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { InternalLink } from '../../../ui/internal-link.tsx';
import page from '../assistant-page.module.css';
import { assistantPageWords } from '../assistant-page-words.ts';
import { AnswerRating } from './answer-rating.tsx';
import styles from './rail.module.css';

function Source({ citation: { n, label, records, href } }: { readonly citation: Citation }) {
  const { rail: text } = useMessages(assistantPageWords);
  const format = useFormat();
  const count = records === null ? undefined : text.records(records, format.number(records));
  const name = count ?? label;
  return (
    <li className={styles.source}>
      <span className={styles.sourceNumber}>{n}</span>
      <div>
        {href === null ? name : <InternalLink address={href}>{name}</InternalLink>}
        {count !== undefined && <p className={page.quiet}>{label}</p>}
      </div>
    </li>
  );
}

/** The query in lines, like its chips. */
function QueryLines({ reading: { chips } }: { readonly reading: AnswerReading }) {
  const { rail: text } = useMessages(assistantPageWords);
  const unnamed = [text.subject, text.measure];
  const lines = chips.map(({ name, label }) => ({ name: name ?? unnamed.shift() ?? text.measure, label }));
  return (
    <section aria-label={text.query}>
      <h3>{text.query}</h3>
      <dl className={styles.query}>
        {lines.map(({ name, label }) => (
          <div key={`${name} ${label}`}>
            <dt>{name}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The meaning of the words of the question. */
function WordTable({ words }: Pick<AnswerReading, 'words'>) {
  const { rail: text } = useMessages(assistantPageWords);
  const headingId = useId();
  if (words.length === 0) return null;
  return (
    <section>
      <h3 id={headingId}>{text.readAs}</h3>
      <table className={styles.words} aria-labelledby={headingId}>
        <thead className={styles.hidden}>
          <tr>
            <th scope="col">{text.word}</th>
            <th scope="col">{text.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ text: word, meaning }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the reading does not change, and a word may occur twice.
            <tr key={place}>
              <td>{word}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The records that an answer rests on. */
export function AnswerSources({ answer }: AnswerMessage) {
  const { rail: text } = useMessages(assistantPageWords);
  const citations = answer?.citations ?? [];
  if (citations.length === 0) return <p className={page.quiet}>{text.none}</p>;
  return (
    <ol>
      {citations.map((citation) => (
        <Source key={citation.n} citation={citation} />
      ))}
    </ol>
  );
}

type Props = { readonly conversationId: string; readonly message: AnswerMessage };

/** The origin of an answer: query and words, and the user's rating. */
export function AnswerDetails({ conversationId, message: { id, answer } }: Props) {
  const reading = answer?.reading;
  return (
    <>
      {reading && <QueryLines reading={reading} />}
      {reading && <WordTable words={reading.words} />}
      <AnswerRating key={id} conversationId={conversationId} messageId={id} />
    </>
  );
}
