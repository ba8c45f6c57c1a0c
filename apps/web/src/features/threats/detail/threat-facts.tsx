import type { StixFacts as Facts } from '@halyard/contracts/intelligence/stix-facts.ts';
import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { wordOf } from '@halyard/messages';
import { useCountryName } from '../../../preferences/country-name.ts';
import { useFormat } from '../../../preferences/format.ts';
import { TypeIcon } from '../../../records/marks/type-icon.tsx';
import { CitedDescription } from '../../../records/stix-facts/cited-description.tsx';
import { StixFacts } from '../../../records/stix-facts/stix-facts.tsx';
import { OpenStixObject } from '../../../records/stix-object/open-stix-object.tsx';
import { useTypeName } from '../../../records/use-type-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { stixWords, threatsWords } from '../../../text/loaders/intelligence.ts';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import { SeenAt } from '../list/seen-at.tsx';
import styles from './detail.module.css';
import { useMarked } from './use-marked.ts';

type Props = {
  readonly threat: Threat;
  /** The facts of its STIX object; null if it has none, and until loaded. */
  readonly facts: Facts | null;
};

/** All details of a threat; unstated values say so. */
export function ThreatFacts({ threat, facts }: Props) {
  const { detail: text, severities } = useMessages(threatsWords);
  const { fields } = text;
  const format = useFormat();
  const countryName = useCountryName();
  const marked = useMarked(threat);
  const typeName = useTypeName();
  const { kinds, assumedConfidence } = useMessages(stixWords);
  const kindWord = (kind: string) => wordOf(kinds, kind);
  const { confidence, tlp, country, labels } = threat;
  // An object states its author's time; here it was added with its import.
  const added = threat.importId === null ? threat.createdAt : facts?.addedAt;
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={fields.type}>
          <span className={layout.inlineClose}>
            <TypeIcon type={threat.kind} />
            {typeName(threat)}
          </span>
        </Fact>
        {threat.severity !== null && threat.severityAssumed && (
          <Fact label={fields.severity}>
            {text.severityAssumed(severities[threat.severity], kindWord(threat.kind))}
          </Fact>
        )}
        <Fact label={fields.source}>{threat.source}</Fact>
        <Fact label={fields.timestamp}>
          <SeenAt at={threat.timestamp} />
        </Fact>
        <Fact label={fields.confidence}>
          {confidence === null
            ? text.notRated
            : threat.confidenceAssumed
              ? assumedConfidence(text.confidence(format.number(confidence)))
              : text.confidence(format.number(confidence))}
        </Fact>
        <Fact label={fields.tlp}>{tlp === null ? text.notStated : <Badge>{tlp}</Badge>}</Fact>
        <Fact label={fields.country}>{country === null ? text.notStated : countryName(country)}</Fact>
        <Fact label={fields.acknowledged}>{marked.acknowledged}</Fact>
        <Fact label={fields.verdict}>{marked.verdict}</Fact>
        <Fact label={fields.labels}>
          {labels.length === 0
            ? text.noLabels
            : labels.map((label) => (
                <span key={label} className={styles.label}>
                  {label}
                </span>
              ))}
        </Fact>
        {added && (
          <Fact label={fields.created}>
            <SeenAt at={added} />
          </Fact>
        )}
        <Fact label={fields.updated}>
          <SeenAt at={threat.updatedAt} />
        </Fact>
        <Fact label={fields.stix}>
          <code>{threat.kind}</code>
        </Fact>
      </dl>
      <section aria-label={text.description} className={styles.part}>
        <h3>{text.description}</h3>
        <p className={styles.description}>
          {facts && facts.description.length > 0 ? (
            <CitedDescription description={facts.description} />
          ) : (
            threat.description || text.noDescription
          )}
        </p>
      </section>
      {facts && <StixFacts facts={facts} />}
      <div>
        <OpenStixObject id={threat.id} kind={threat.kind} />
      </div>
      <CopyField
        label={fields.id}
        value={threat.id}
        copyLabel={text.copy}
        copiedLabel={text.copied}
        failedLabel={text.copyFailed}
      />
    </>
  );
}
