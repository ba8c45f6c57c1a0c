import type { SigmaExample, SigmaRuleDetail } from '@halyard/contracts/inflow/sigma.ts';
import { X } from 'lucide-react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useSigmaChanges } from '../sigma-queries.ts';
import styles from './detail.module.css';

/** Replaces the examples of a rule, with a toast and undo. */
export function useKeepExamples({ rule }: SigmaRuleDetail) {
  const text = useMessages(sigmaWords);
  const toasts = useToasts();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const { keepExamples, readAgain } = useSigmaChanges();

  async function run(examples: readonly Pick<SigmaExample, 'text' | 'matches'>[], done: string): Promise<boolean> {
    try {
      const kept = examples.map(({ text: event, matches }) => ({ text: event, matches }));
      const { changeId } = await keepExamples.mutateAsync({ id: rule.id, examples: kept, version: rule.version });
      offerUndo(done, changeId);
      return true;
    } catch (error) {
      toasts.show('error', describeError(error, text.failures.examples), { error });
      readAgain();
      return false;
    }
  }
  return { run, isBusy: keepExamples.isPending };
}

const shownLength = 300;

/** Events that a rule must or must not match, with the results. */
export function Examples({ detail }: { readonly detail: SigmaRuleDetail }) {
  const { examples: words, proofs } = useMessages(sigmaWords);
  const format = useFormat();
  const keep = useKeepExamples(detail);
  const { examples, rule } = detail;
  const found = (example: SigmaExample) =>
    example.found === null ? proofs.untested : example.found === example.matches ? words.holds : words.fails;
  return (
    <section aria-label={words.label} className={styles.part}>
      <h3>{proofs[rule.proof]}</h3>
      {examples.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      {examples.length > 0 && (
        <ol aria-label={words.label} className={styles.rows}>
          {examples.map((example, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: examples are identified by position, one may repeat.
            <li key={index} className={styles.match}>
              <div className={styles.matchHead}>
                <strong>{found(example)}</strong>
                <span className={styles.quiet}>{example.matches ? words.matching : words.other}</span>
                <IconButton
                  label={words.remove(format.number(index + 1))}
                  disabled={keep.isBusy}
                  onClick={() => void keep.run(examples.toSpliced(index, 1), words.removed)}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              </div>
              <p className={styles.keys}>
                <Quantity>{example.text.slice(0, shownLength)}</Quantity>
                {example.text.length > shownLength && '…'}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
