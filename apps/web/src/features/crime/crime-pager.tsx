import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { crimeFilterWords } from '../../text/loaders/crime.ts';
import { Pager } from '../../ui/table/pager.tsx';

type Props = {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
};

/** The visible range of rows, with previous and next. */
export function CrimePager({ page, size, total, onPage }: Props) {
  const { pager: text } = useMessages(crimeFilterWords);
  const { number } = useFormat();
  const first = (page - 1) * size + 1;
  return (
    <Pager
      label={text.label}
      range={text.range(number(first), number(Math.min(first + size - 1, total)), number(total))}
      previousLabel={text.previous}
      nextLabel={text.next}
      page={page}
      pages={Math.ceil(total / size)}
      onPage={onPage}
    />
  );
}
