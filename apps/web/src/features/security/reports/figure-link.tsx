import type { CSSProperties, ReactNode } from 'react';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { Figure } from '../../../ui/marks/figure.tsx';
import { noNarrowing, type SecurityChange } from '../security-search.ts';
import type { ReportSpan } from './report-span.ts';

type Props = {
  readonly which: 'opened' | 'resolved' | 'reopened';
  readonly span: ReportSpan;
  /** An additional filter: one severity, one assignee. */
  readonly change?: SecurityChange;
  /** Its label if the figure alone is ambiguous. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** How many incidents it opens. */
  readonly count: number;
  /** A chart beside equivalent figures: for the pointer only. */
  readonly isPicture?: boolean;
  readonly title?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
};

/** A figure of a report, linked to its incidents. */
export function FigureLink({
  which,
  span,
  change,
  count,
  label,
  className,
  isPicture = false,
  children,
  ...rest
}: Props) {
  return (
    <AddressLink
      {...rest}
      {...(isPicture && { tabIndex: -1 })}
      change={{
        ...noNarrowing,
        tab: undefined,
        period: undefined,
        incident: undefined,
        ...span,
        [which]: 'yes',
        ...change,
      }}
      {...(label && { 'aria-label': label })}
      {...(className && { className })}
    >
      <Figure rows={count}>{children}</Figure>
    </AddressLink>
  );
}
