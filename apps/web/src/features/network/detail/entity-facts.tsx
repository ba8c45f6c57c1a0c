import type { Entity } from '@halyard/contracts/intelligence/entities.ts';
import type { StixFacts as Facts } from '@halyard/contracts/intelligence/stix-facts.ts';
import { useCountryName } from '../../../preferences/country-name.ts';
import { useFormat } from '../../../preferences/format.ts';
import { CitedDescription } from '../../../records/stix-facts/cited-description.tsx';
import { StixFacts } from '../../../records/stix-facts/stix-facts.tsx';
import { OpenStixObject } from '../../../records/stix-object/open-stix-object.tsx';
import { useTypeName } from '../../../records/use-type-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords, stixWords } from '../../../text/loaders/intelligence.ts';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import styles from '../network.module.css';
import { RiskMark } from '../risk-mark.tsx';
import { Instant } from './instant.tsx';

type Props = { readonly entity: Entity; readonly facts: Facts | null };

/** What is known of a record. What no one stated says so. */
export function EntityFacts({ entity, facts }: Props) {
  const { detail: text, unstated } = useMessages(networkWords);
  const typeName = useTypeName();
  const format = useFormat();
  const countryName = useCountryName();
  const { assumedConfidence } = useMessages(stixWords);
  const confidenceOf = ({ confidence, confidenceAssumed }: Entity) => {
    if (confidence === null) return null;
    return confidenceAssumed ? assumedConfidence(format.number(confidence)) : format.number(confidence);
  };
  const stated = (value: string | null) => value || <span className={styles.quiet}>{unstated}</span>;
  return (
    <>
      {entity.description !== '' && (
        <p className={styles.description}>
          {facts ? <CitedDescription description={facts.description} /> : entity.description}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact label={text.type}>{typeName(entity)}</Fact>
        <Fact label={text.risk}>
          <RiskMark severity={null} risk={entity.risk} />
        </Fact>
        <Fact label={text.connections}>{format.number(entity.connections)}</Fact>
        <Fact label={text.lastActivity}>
          <Instant at={entity.lastActivity} otherwise={text.never} />
        </Fact>
        <Fact label={text.source}>{stated(entity.source)}</Fact>
        <Fact label={text.confidence}>{stated(confidenceOf(entity))}</Fact>
        <Fact label={text.tlp}>{stated(entity.tlp)}</Fact>
        <Fact label={text.country}>{stated(entity.country && countryName(entity.country))}</Fact>
        <Fact label={text.labels}>{stated(entity.labels.join(', '))}</Fact>
        <Fact label={text.created}>
          <Instant at={entity.importId === null ? entity.createdAt : (facts?.addedAt ?? null)} otherwise={text.never} />
        </Fact>
        <Fact label={text.updated}>
          <Instant at={entity.updatedAt} otherwise={text.never} />
        </Fact>
      </dl>
      {facts && <StixFacts facts={facts} />}
      <div>
        <OpenStixObject id={entity.id} kind={entity.kind} />
      </div>
      <div className={styles.id}>
        <CopyField
          label={text.id}
          value={entity.id}
          copyLabel={text.copy}
          copiedLabel={text.copied}
          failedLabel={text.copyFailed}
        />
      </div>
    </>
  );
}
