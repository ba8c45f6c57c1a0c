import { healthBlocks } from '@halyard/contracts/server/system-health.ts';
import { Fragment, type ReactNode } from 'react';
import { useNow } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { systemHealthWords } from '../../text/loaders/administration.ts';
import { InternalLink } from '../../ui/internal-link.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Quantity } from '../../ui/marks/figure.tsx';
import { findProblems } from './find-problems.ts';
import type { Blocks } from './health-queries.ts';

const minuteMs = 60_000;

/** The summary sentence: all is well, or the problems, each linked to its location. */
export function HealthHeading({ blocks, children }: { readonly blocks: Blocks; readonly children: ReactNode }) {
  const text = useMessages(systemHealthWords);
  const format = useFormat();
  const now = useNow(minuteMs);
  const isChecking = healthBlocks.some((block) => blocks[block].isPending);
  const problems = findProblems(blocks, { words: text.problems, write: format.number, now });
  const updatedAt = Math.max(...healthBlocks.map((block) => blocks[block].dataUpdatedAt));
  return (
    <header className={layout.split}>
      <div>
        <h1>{text.title}</h1>
        <p className={layout.lead} role="status">
          {isChecking && text.checking}
          {!isChecking && problems.length === 0 && text.allPassed}
          {problems.length > 0 && ` ${text.attention} `}
          {problems.map(({ says, href }, index) => (
            <Fragment key={`${href} ${says}`}>
              {index > 0 && ', '}
              <InternalLink address={href}>
                <Quantity>{says}</Quantity>
              </InternalLink>
            </Fragment>
          ))}
          {updatedAt > 0 && ` · ${text.updated(format.time(updatedAt))}`}
        </p>
      </div>
      <div className={layout.wrap}>{children}</div>
    </header>
  );
}
