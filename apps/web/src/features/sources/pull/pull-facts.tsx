import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { useDuration } from '../use-duration.ts';
import styles from './pull.module.css';

const aMinuteMs = 60_000;
const warnedBeforeMs = 14 * 86_400_000;

/** When the credential of a source expires; marked from fourteen days before, as the server warns of it. */
function CredentialEnd({ at }: { readonly at: string }) {
  const { feed: text } = useMessages(sourcesWords);
  const format = useFormat();
  const isSoon = Date.parse(at) - useNow(aMinuteMs) <= warnedBeforeMs;
  return (
    <Fact label={text.credentialEnds}>
      <time dateTime={at} className={isSoon ? styles.soon : undefined}>
        {format.date(at)}
      </time>
    </Fact>
  );
}

/** The position in a source, its clock skew, and the expiry of its credential. */
export function PullFacts({ source }: { readonly source: Source }) {
  const { feed: text } = useMessages(sourcesWords);
  const write = useDuration();
  const { pull, lag } = source;
  const cursor = pull?.cursor ?? null;
  const skew = lag?.skewMs ?? null;
  if (cursor === null && skew === null && !pull?.credentialEndsAt) return null;
  return (
    <dl className={styles.facts}>
      {cursor !== null && (
        <Fact label={text.cursor}>
          <code className={styles.cursor} data-quantity>
            {cursor}
          </code>
        </Fact>
      )}
      {skew !== null && (
        <Fact label={text.skew}>
          <Quantity>{text.ahead(write(skew))}</Quantity>
        </Fact>
      )}
      {pull?.credentialEndsAt && <CredentialEnd at={pull.credentialEndsAt} />}
    </dl>
  );
}
