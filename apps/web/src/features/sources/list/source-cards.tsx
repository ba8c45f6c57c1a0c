import type { FormatInfo } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './list.module.css';
import { SourceCard } from './source-card.tsx';

/** Maximum number of healthy sources shown by default. */
const healthyShown = 4;

/** Sources that are shown at first, and healthy ones that fold into one line. A single one is not worth a line. */
function foldHealthy(sources: readonly Source[]) {
  const healthy = sources.filter(({ health }) => health === 'healthy');
  const folded = healthy.length > healthyShown + 1 ? healthy.slice(healthyShown) : [];
  return { shown: sources.filter((source) => !folded.includes(source)), folded };
}

type Props = {
  readonly sources: readonly Source[];
  readonly formats: readonly FormatInfo[] | undefined;
  readonly openId: string | undefined;
  readonly isNarrowed: boolean;
  readonly onResume: ((source: Source) => void) | undefined;
};

/** Sources as cards, worst first. */
export function SourceCards({ sources, formats, openId, isNarrowed, onResume }: Props) {
  const { list: text } = useMessages(sourcesWords);
  const format = useFormat();
  const [isUnfolded, setUnfolded] = useState(false);
  const { shown, folded } = foldHealthy(sources);
  const firstFailing = sources.find(({ health, pull }) => health === 'failing' && pull !== null);
  const roomOf = ({ id }: Source) => {
    // Beside an open source there is none: it is in the pane.
    if (openId !== undefined) return 'none';
    return id === firstFailing?.id ? 'shown' : 'folded';
  };
  // Users who asked for the healthy ones, or came for one of them, see all.
  const showsAll = isUnfolded || isNarrowed || folded.some(({ id }) => id === openId);
  return (
    <>
      <ul aria-label={text.label} className={styles.cards}>
        {(showsAll ? sources : shown).map((source) => (
          <SourceCard
            key={source.id}
            source={source}
            formats={formats}
            isOpen={source.id === openId}
            exchange={roomOf(source)}
            onResume={onResume}
          />
        ))}
      </ul>
      {folded.length > 0 && !isNarrowed && (
        <p className={styles.folded}>
          <Button size="small" variant="quiet" onClick={() => setUnfolded(!showsAll)}>
            {showsAll ? text.fewerHealthy : text.moreHealthy(folded.length, format.number(folded.length))}
          </Button>
          {!showsAll && <Quantity className={styles.names}>{folded.map(({ name }) => name).join(', ')}</Quantity>}
        </p>
      )}
    </>
  );
}
