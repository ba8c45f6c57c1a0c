import type { ReactNode } from 'react';
import { SecurityLink } from '../security-link.tsx';
import { noNarrowing, type SearchChange } from '../security-search.ts';
import type { ReportSpan } from './report-span.ts';

type Props = {
  readonly which: 'opened' | 'resolved' | 'reopened';
  readonly span: ReportSpan;
  /** What narrows further: one severity, one assignee. */
  readonly change?: SearchChange;
  /** Its name where the figure alone does not say what it counts. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A figure of a report that leads to the incidents it counts. */
export function FigureLink({ which, span, change, label, className, children }: Props) {
  return (
    <SecurityLink
      change={{
        ...noNarrowing,
        ...{ tab: undefined, period: undefined, incident: undefined },
        ...span,
        [which]: 'yes',
        ...change,
      }}
      {...(label && { 'aria-label': label })}
      {...(className && { className })}
    >
      {children}
    </SecurityLink>
  );
}
