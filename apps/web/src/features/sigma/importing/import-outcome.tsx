import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import { ListCount, Quantity } from '../../../ui/marks/figure.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { useDescribeProblem } from '../use-describe-problem.ts';
import styles from './importing.module.css';
import type { Outcome } from './send-files.ts';

/** The number of imported documents, the outcome of each, and reasons of rejection. */
export function ImportOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { import: words, none } = useMessages(sigmaWords);
  const format = useFormat();
  const describe = useDescribeProblem();
  return (
    <section aria-label={words.outcome} className={styles.stack}>
      <div role="status">
        <dl className={styles.counts}>
          {(['documents', 'created', 'updated', 'unchanged', 'rejected'] as const).map((name) => (
            <Fact key={name} label={words[name]}>
              <Quantity className={styles.count}>{format.number(outcome[name])}</Quantity>
            </Fact>
          ))}
        </dl>
      </div>
      {outcome.rejections.length > 0 && (
        <ListCount rows={outcome.rejections.length}>
          <Table label={words.rejections}>
            <thead>
              <tr>
                <th scope="col">{words.file}</th>
                <th scope="col">{words.line}</th>
                <th scope="col">{words.reason}</th>
              </tr>
            </thead>
            <tbody>
              {outcome.rejections.map((rejection, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may be alike.
                <tr key={index}>
                  <Cell label={words.file}>
                    <span>
                      {rejection.file}
                      {rejection.title && <span className={styles.quiet}> {rejection.title}</span>}
                    </span>
                  </Cell>
                  <Cell label={words.line}>
                    <Quantity>{rejection.line === null ? none : format.number(rejection.line)}</Quantity>
                  </Cell>
                  <Cell label={words.reason}>
                    <Quantity>{describe(rejection)}</Quantity>
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </ListCount>
      )}
    </section>
  );
}
