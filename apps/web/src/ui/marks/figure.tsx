import type { ComponentProps } from 'react';

type Span = ComponentProps<'span'>;

/**
 * A number of records, within the link that opens them. `rows` is how many rows are there; of a mean or a share, those
 * that it is taken of. The journey through all figures reads the marks and compares.
 */
export function Figure({ rows, ...rest }: Span & { readonly rows: number }) {
  return <span {...rest} data-figure={rows} />;
}

/** How many records the list on the screen holds, with those that are not in sight; several lists add up. */
export function ListCount({ rows, ...rest }: Span & { readonly rows: number }) {
  return <span {...rest} data-listed={rows} />;
}

/** A measured value of one row, of which a mean elsewhere is taken. */
export function Measure({ value, ...rest }: Span & { readonly value: number }) {
  return <span {...rest} data-measure={value} />;
}

/** A number in a sentence that counts no records, or says again what a figure beside it says: a bound, a rule's reason. */
export function Quantity(props: Span) {
  return <span {...props} data-quantity />;
}
