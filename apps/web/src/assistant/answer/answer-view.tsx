import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { CitedAnswer } from '../../ui/answer/cited-answer.tsx';
import styles from './answer.module.css';
import { AnswerRows } from './answer-rows.tsx';
import { Markdown } from './markdown.tsx';

/** An answer with all it rests on. */
export function AnswerView({ answer }: { readonly answer: Answer }) {
  const text = useMessages(assistantWords);
  const format = useFormat();
  const { sentences, markdown, tables, citations, fellBack, refused, draft } = answer;
  const addressOf = (cite: number | null) => citations.find(({ n }) => n === cite)?.href ?? null;
  return (
    <div className={styles.answer} data-refused={refused ?? undefined}>
      <CitedAnswer
        sentences={sentences}
        sources={citations}
        words={text}
        writeNumber={format.number}
        asLines={draft !== undefined}
      >
        {(onCite) => (
          <>
            {markdown !== null && <Markdown text={markdown} citations={citations} onCite={onCite} />}
            {tables.map((table, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change once it is there.
              <AnswerRows key={place} table={table} address={addressOf(table.cite)} onCite={onCite} />
            ))}
          </>
        )}
      </CitedAnswer>
      {fellBack && <p className={styles.quiet}>{text.fellBack}</p>}
    </div>
  );
}
