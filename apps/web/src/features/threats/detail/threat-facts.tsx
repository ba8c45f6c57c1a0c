import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { useCountryName } from '../../../preferences/country-name.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import { SeenAt } from '../list/seen-at.tsx';
import styles from './detail.module.css';
import { useMarked } from './use-marked.ts';

/** Everything that is known about a threat; what no one stated says so. */
export function ThreatFacts({ threat }: { readonly threat: Threat }) {
  const { detail: text, severities } = useMessages(threatsWords);
  const { fields } = text;
  const format = useFormat();
  const countryName = useCountryName();
  const marked = useMarked(threat);
  const { confidence, tlp, country, labels } = threat;
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={fields.type}>{threat.type}</Fact>
        {threat.severityAssumed && (
          <Fact label={fields.severity}>{text.severityAssumed(severities[threat.severity], threat.kind)}</Fact>
        )}
        <Fact label={fields.source}>{threat.source}</Fact>
        <Fact label={fields.timestamp}>
          <SeenAt at={threat.timestamp} />
        </Fact>
        <Fact label={fields.confidence}>
          {confidence === null ? text.notRated : text.confidence(format.number(confidence))}
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
        <Fact label={fields.created}>
          <SeenAt at={threat.createdAt} />
        </Fact>
        <Fact label={fields.updated}>
          <SeenAt at={threat.updatedAt} />
        </Fact>
        <Fact label={fields.stix}>
          <code>{threat.kind}</code>
        </Fact>
      </dl>
      <section aria-label={text.description} className={styles.part}>
        <h3>{text.description}</h3>
        <p className={styles.description}>{threat.description === '' ? text.noDescription : threat.description}</p>
      </section>
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
