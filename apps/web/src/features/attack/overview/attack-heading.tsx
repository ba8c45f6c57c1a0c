import { type AttackMatrix, attackDomains } from '@halyard/contracts/intelligence/attack.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { type AttackSearch, proofs } from '../attack-search.ts';
import type { View } from '../model/view.ts';
import styles from './overview.module.css';

type Props = {
  readonly matrix: AttackMatrix | undefined;
  readonly view: View | undefined;
  readonly search: AttackSearch;
  /** Import and export of layers. */
  readonly children: ReactNode;
};

function Lead({ matrix, view }: { readonly matrix: AttackMatrix; readonly view: View }) {
  const { lead: words, domains } = useMessages(attackWords);
  const format = useFormat();
  const name = [domains[matrix.domain], matrix.version].filter((part) => part !== null).join(' ');
  return (
    <p className={styles.lead}>
      <Quantity>{matrix.importedAt === null ? name : words.imported(name, format.date(matrix.importedAt))}</Quantity>
      {matrix.tacticsFrom === 'known' && <span>{words.knownTactics}</span>}
      <span>
        <Quantity>{words.seen(format.number(view.seen), format.number(view.total), matrix.period)}</Quantity>
        {view.gaps > 0 && (
          <>
            {', '}
            <AddressLink change={{ gaps: 'yes', show: undefined, a: undefined }}>
              <Quantity>{words.gaps(view.gaps, format.number(view.gaps))}</Quantity>
            </AddressLink>
          </>
        )}
      </span>
      {proofs.map(
        (proof) =>
          view.proven[proof] > 0 && (
            <span key={proof}>
              <AddressLink change={{ proof, gaps: undefined, show: undefined }}>
                <Quantity>{words[proof](view.proven[proof], format.number(view.proven[proof]))}</Quantity>
              </AddressLink>
            </span>
          ),
      )}
      <Quantity>{words.updated(format.time(matrix.until))}</Quantity>
    </p>
  );
}

/** Which matrix it is, how much of it was seen, and how much of that nobody would notice. */
export function AttackHeading({ matrix, view, search, children }: Props) {
  const text = useMessages(attackWords);
  return (
    <header className={styles.top}>
      <div className={styles.words}>
        <h1>{text.title}</h1>
        {matrix && view && view.total > 0 && <Lead matrix={matrix} view={view} />}
      </div>
      <div className={styles.tools}>
        <nav aria-label={text.domainsLabel} className={styles.segments}>
          {attackDomains.map((domain) => (
            <AddressLink
              key={domain}
              isChosen={search.domain === domain}
              change={{
                domain: domain === 'enterprise' ? undefined : domain,
                technique: undefined,
                open: undefined,
                fold: undefined,
              }}
            >
              {text.domains[domain]}
            </AddressLink>
          ))}
        </nav>
        {children}
      </div>
    </header>
  );
}
