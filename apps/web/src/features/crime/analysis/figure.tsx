import type { OpenFigure } from '@halyard/contracts/crime/analysis.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeWords } from '../../../text/loaders/crime.ts';
import { Figure as Mark } from '../../../ui/marks/figure.tsx';
import { RowsLink } from '../crime-page-links.tsx';

type Props = {
  readonly count: number;
  /** Accessible name of the figure: what it counts. */
  readonly what: string;
  /** The rows it counts; absent if the user may not see them. */
  readonly query: OpenFigure['query'] | undefined;
  readonly className?: string | undefined;
};

/** A count that opens its rows. */
export function Figure({ count, what, query, className }: Props) {
  const { insights: text } = useMessages(crimeWords);
  const written = useFormat().number(count);
  return (
    <RowsLink query={query} className={className} aria-label={text.opens(written, what)}>
      <Mark rows={count}>{written}</Mark>
    </RowsLink>
  );
}
