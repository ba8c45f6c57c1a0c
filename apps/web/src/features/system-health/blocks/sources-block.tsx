import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { InternalLink } from '../../../ui/internal-link.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Block } from '../block.tsx';
import type { Blocks } from '../health-queries.ts';
import styles from '../system-health.module.css';
import { FactRows } from './fact-rows.tsx';

const tenSecondsMs = 10_000;

/** Intake: each figure links to its sources. */
export function SourcesBlock({ query }: { readonly query: Blocks['sources'] }) {
  const { sources: text, none } = useMessages(systemHealthWords);
  const format = useFormat();
  const now = useNow(tenSecondsMs);
  const link = (value: number, address: string) => (
    <InternalLink address={address}>
      <Quantity>{format.number(value)}</Quantity>
    </InternalLink>
  );
  return (
    <Block
      block="sources"
      query={query}
      actions={
        <InternalLink address="/sources" className={styles.action}>
          {text.all}
        </InternalLink>
      }
    >
      {(found) => (
        <FactRows
          rows={[
            { name: text.items, value: link(found.itemsToday, '/sources') },
            { name: text.waiting, value: link(found.waiting, '/sources') },
            {
              name: text.oldest,
              value: found.oldestWaitingAt === null ? none : format.relative(found.oldestWaitingAt, now),
            },
            { name: text.dead, value: link(found.dead, '/sources') },
            { name: text.failing, value: link(found.failing, '/sources?health=failing') },
            { name: text.silent, value: link(found.silent, '/sources?health=silent') },
            { name: text.paused, value: link(found.paused, '/sources?health=paused') },
          ]}
        />
      )}
    </Block>
  );
}
