import type { AttackMatrix } from '@halyard/contracts/intelligence/attack.ts';
import { Download, Grid3x3 } from 'lucide-react';
import { saveFile } from '../../../api/files/save-file.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Button } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import type { AttackSearch } from '../attack-search.ts';
import { rowsOf, type TechniqueRow, toCsv } from '../model/matrix-csv.ts';
import type { View } from '../model/view.ts';
import styles from './technique-table.module.css';

type Props = { readonly matrix: AttackMatrix; readonly view: View; readonly search: AttackSearch };

const figures = ['threats', 'alerts', 'incidents', 'detections'] as const;

/** The same data as rows, for those who listen to it, and as a file. */
export function TechniqueTable({ matrix, view, search }: Props) {
  const { table: words, tools, pane } = useMessages(attackWords);
  const format = useFormat();
  const rows = rowsOf(view);
  const hasB = search.b !== undefined;
  const layers = hasB ? (['a', 'b'] as const) : (['a'] as const);
  const header = [words.number, words.name, words.tactics, ...figures.map((name) => words[name]), words.a, words.b];
  const inLayer = (value: TechniqueRow['a']) => {
    if (value === undefined) return '';
    return value === null ? pane.marked : format.number(value);
  };

  function save() {
    const name = `halyard-attack-${matrix.domain}-${matrix.until.slice(0, 10)}.csv`;
    saveFile({ name, mediaType: 'text/csv', text: toCsv(rows, header) });
  }

  return (
    <div>
      <div className={styles.tools}>
        <AddressLink change={{ view: undefined }} className={styles.matrix}>
          <Grid3x3 size={14} aria-hidden />
          {tools.matrix}
        </AddressLink>
        <Button size="small" onClick={save}>
          <Download size={14} aria-hidden />
          {tools.csv}
        </Button>
      </div>
      <Table label={words.label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.tactics}</th>
            {[...figures, ...layers].map((name) => (
              <th key={name} scope="col" className={styles.figure}>
                {words[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} data-chosen={search.technique === row.number || undefined}>
              <Cell label={words.number}>
                <code>{row.number}</code>
              </Cell>
              <Cell label={words.name}>
                <AddressLink change={{ technique: row.number }}>{row.name}</AddressLink>
              </Cell>
              <Cell label={words.tactics}>{row.tactics.join(', ')}</Cell>
              {figures.map((name) => (
                <Cell key={name} label={words[name]} className={styles.figure}>
                  <Quantity>{format.number(row[name])}</Quantity>
                </Cell>
              ))}
              {layers.map((name) => (
                <Cell key={name} label={words[name]} className={styles.figure}>
                  <Quantity>{inLayer(row[name])}</Quantity>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
