import type { SigmaRuleDetail } from '@halyard/contracts/inflow/sigma.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Techniques } from '../list/rule-counts.tsx';
import { opening } from '../sigma-search.ts';
import { useDescribeProblem } from '../use-describe-problem.ts';
import styles from './detail.module.css';

/** Only what a browser may open. */
const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

function References({ references }: { readonly references: readonly string[] }) {
  return references.map((reference) => (
    <div key={reference}>
      {isAddress(reference) ? (
        <a href={reference} target="_blank" rel="noreferrer noopener">
          {reference}
        </a>
      ) : (
        reference
      )}
    </div>
  ));
}

/** The author's description of the rule, and its text. */
export function RuleFacts({ detail }: { readonly detail: SigmaRuleDetail }) {
  const text = useMessages(sigmaWords);
  const { facts } = text.pane;
  const format = useFormat();
  const describe = useDescribeProblem();
  const { rule, problem, description, author, tags, references, falsePositives } = detail;
  const { category, product, service } = rule.logsource;
  const logsource = [product, category, service].filter((part) => part !== null).join(' / ');
  return (
    <div className={styles.part}>
      {problem && (
        <Banner tone="warning">
          {text.pane.cannotRun} <Quantity>{describe(problem)}</Quantity>
        </Banner>
      )}
      {description && (
        <p className={styles.description}>
          <Quantity>{description}</Quantity>
        </p>
      )}
      <dl className={styles.facts}>
        <Fact label={facts.logsource}>{logsource || text.none}</Fact>
        <Fact label={facts.techniques}>{rule.techniques.length > 0 ? <Techniques rule={rule} /> : text.none}</Fact>
        <Fact label={text.examples.label}>
          <AddressLink change={opening(rule.id, 'test')}>{text.proofs[rule.proof]}</AddressLink>
        </Fact>
        <Fact label={facts.status}>{rule.status ? text.statuses[rule.status] : text.none}</Fact>
        <Fact label={facts.author}>{author ?? text.none}</Fact>
        <Fact label={facts.added}>{format.dateTime(rule.createdAt)}</Fact>
        <Fact label={facts.updated}>{format.dateTime(rule.updatedAt)}</Fact>
        <div className={styles.wide}>
          <Fact label={facts.id}>
            <code>{rule.ruleId ?? text.none}</code>
          </Fact>
        </div>
        {tags.length > 0 && (
          <div className={styles.wide}>
            <Fact label={facts.tags}>{tags.join(', ')}</Fact>
          </div>
        )}
        {falsePositives.length > 0 && (
          <div className={styles.wide}>
            <Fact label={facts.falsePositives}>{falsePositives.join('; ')}</Fact>
          </div>
        )}
        {references.length > 0 && (
          <div className={styles.wide}>
            <Fact label={facts.references}>
              <References references={references} />
            </Fact>
          </div>
        )}
      </dl>
      <section aria-label={text.pane.text}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard too. */}
        <pre className={styles.code} tabIndex={0}>
          <Quantity>{detail.text}</Quantity>
        </pre>
      </section>
    </div>
  );
}
