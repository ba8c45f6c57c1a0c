import type { StixFacts as Facts } from '@halyard/contracts/intelligence/stix-facts.ts';
import { wordOf } from '@halyard/messages';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../text/lazy-messages.ts';
import { stixFactsWords } from '../../text/loaders/intelligence.ts';
import { Badge } from '../../ui/marks/badge.tsx';
import { Fact } from '../../ui/marks/fact.tsx';
import { AnyRecordLink, FactContent } from './fact-value.tsx';
import { PatternPart } from './pattern-part.tsx';
import { ReferenceList } from './reference-list.tsx';
import styles from './stix-facts.module.css';

const isTechnique = (number: string) => /^T\d{4}(?:\.\d{3})?$/.test(number);

/** Its MITRE ATT&CK numbers; techniques link to the matrix. */
function Attack({ attack }: Pick<Facts, 'attack'>) {
  const text = useMessages(stixFactsWords);
  if (attack.length === 0) return null;
  return (
    <Fact label={text.attack}>
      {attack.map((number) =>
        isTechnique(number) ? (
          <Link key={number} to="/attack" search={{ technique: number }} className={styles.word}>
            {number}
          </Link>
        ) : (
          <span key={number} className={styles.word}>
            {number}
          </span>
        ),
      )}
    </Fact>
  );
}

function Markings({ markings, granularMarkings }: Pick<Facts, 'markings' | 'granularMarkings'>) {
  const text = useMessages(stixFactsWords);
  if (markings.length + granularMarkings.length === 0) return null;
  return (
    <Fact label={text.markings}>
      {markings.map(({ id, name }) => (
        <span key={id} className={styles.word} title={id}>
          {name ?? text.unknownMarking}
        </span>
      ))}
      {granularMarkings.map(({ name, selectors }) => (
        <span key={`${name} ${selectors.join()}`} className={styles.word}>
          {text.granular(name ?? text.unknownMarking, selectors.join(', '))}
        </span>
      ))}
    </Fact>
  );
}

type NamedProps = { readonly title: string; readonly values: Facts['custom'] };

/** Properties by their own names, as they are in the object. */
function NamedValues({ title, values }: NamedProps) {
  if (values.length === 0) return null;
  return (
    <section aria-label={title} className={styles.part}>
      <h4>{title}</h4>
      <dl className={styles.named}>
        {values.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Facts of a record's STIX object that no other part of the screen shows. */
export function StixFacts({ facts }: { readonly facts: Facts }) {
  const text = useMessages(stixFactsWords);
  const { createdBy, killChain, fields } = facts;
  return (
    <section aria-label={text.title} className={styles.facts}>
      <h3>{text.title}</h3>
      {facts.revoked && (
        <p>
          <Badge>{text.revoked}</Badge>
        </p>
      )}
      <PatternPart pattern={facts.pattern} />
      <dl className={styles.list}>
        <Attack attack={facts.attack} />
        {killChain.length > 0 && (
          <Fact label={text.killChain}>
            {killChain.map(({ chain, phase }) => (
              <span key={`${chain} ${phase}`} className={styles.word}>
                {text.phase(chain, phase)}
              </span>
            ))}
          </Fact>
        )}
        {fields.map(({ field, value }) => (
          <Fact key={field} label={wordOf(text.fields, field)}>
            <FactContent value={value} />
          </Fact>
        ))}
        {createdBy && (
          <Fact label={text.createdBy}>
            <AnyRecordLink record={createdBy} />
          </Fact>
        )}
        <Markings markings={facts.markings} granularMarkings={facts.granularMarkings} />
      </dl>
      <NamedValues title={text.cvss} values={facts.cvss} />
      <ReferenceList references={facts.references} />
      <NamedValues title={text.custom} values={facts.custom} />
    </section>
  );
}
