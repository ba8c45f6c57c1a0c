import type { EnrichmentTable, LoadedTable } from '@halyard/contracts/inflow/enrichment.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { enrichmentWords } from '../../../text/loaders/enrichment.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListCount, Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { MoreButton } from '../../../ui/table/more-button.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { useTableRows } from './enrichment-queries.ts';

type RejectionsProps = { readonly table: EnrichmentTable; readonly rejections: LoadedTable['rejections'] };

/** Rows of a file that are not in its table, each with why. */
export function TableRejections({ table: { rejected }, rejections }: RejectionsProps) {
  const { tables: text, rejections: reasons } = useMessages(enrichmentWords);
  const format = useFormat();
  if (rejected === 0) return null;
  return (
    <details>
      <summary>
        <Quantity>{text.rejected(rejected, format.number(rejected))}</Quantity>
      </summary>
      <ul>
        {rejections.map(({ line, reason, text: cell }) => (
          <li key={line}>
            <Quantity>{text.line(format.number(line))}</Quantity> <code data-quantity>{cell}</code>{' '}
            <small className={layout.quietSmall}>{reasons[reason]}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The rows of a table, by key. */
export function TableRows({ table }: { readonly table: EnrichmentTable }) {
  const words = useMessages(enrichmentWords);
  const { tables: text } = words;
  const format = useFormat();
  const describeError = useDescribeError();
  const list = useTableRows(table.id);
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      {list.isPending && <Spinner label={words.loading} />}
      {list.isError && (
        <Banner error={list.error} tone="error">
          {describeError(list.error, words.failures.load)}
        </Banner>
      )}
      {list.data && (
        <>
          <p className={layout.quiet} role="status">
            <ListCount rows={table.loaded}>{text.rows(table.loaded, format.number(table.loaded))}</ListCount>
          </p>
          <TableRejections table={table} rejections={list.data.pages[0]?.rejections ?? []} />
        </>
      )}
      {rows.length > 0 && (
        <Table label={table.name}>
          <thead>
            <tr>
              <th scope="col">{text.key}</th>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                <Cell>
                  <code data-quantity>{key}</code>
                </Cell>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name.
                  <Cell key={index} label={table.columns[index] ?? ''}>
                    <Quantity>{cell}</Quantity>
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {list.hasNextPage && <MoreButton list={list}>{words.more}</MoreButton>}
    </>
  );
}
