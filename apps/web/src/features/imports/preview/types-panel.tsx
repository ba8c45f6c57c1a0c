import type {
  ImportPreview,
  PreviewChange,
  PreviewTypeCounts,
} from '@halyard/contracts/intelligence/import-preview.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { TypeIcon } from '../../../records/marks/type-icon.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ChangeMark } from './change-mark.tsx';
import styles from './preview.module.css';
import { nothingFiltered, type PreviewSearch } from './preview-search.ts';
import { TriStateBox } from './tri-state-box.tsx';
import type { Selection } from './use-selection.ts';

const changes = ['created', 'updated', 'unchanged', 'rejected'] as const satisfies readonly PreviewChange[];

export const writableOf = ({ created, updated }: Pick<PreviewTypeCounts, 'created' | 'updated'>) => created + updated;
export const selectedOf = (row: Pick<PreviewTypeCounts, 'selectedCreated' | 'selectedUpdated'>) =>
  row.selectedCreated + row.selectedUpdated;

type CountProps = { readonly type?: string; readonly change: PreviewChange; readonly count: number };

/** A number that shows its objects; a dash, which is not a link, where there are none. */
function Count({ type, change, count }: CountProps) {
  const { types: text } = useMessages(importPreviewWords);
  const format = useFormat();
  if (count === 0)
    return (
      <td data-change={change}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{text.nothing}</VisuallyHidden>
      </td>
    );
  return (
    <td data-change={change}>
      <AddressLink change={{ ...nothingFiltered, type, change, step: 'objects' }}>
        <Figure rows={count}>{format.number(count)}</Figure>
      </AddressLink>
    </td>
  );
}

type RowProps = { readonly row: PreviewTypeCounts; readonly isShown: boolean; readonly selection: Selection };

function TypeRow({ row, isShown, selection }: RowProps) {
  const { types: text } = useMessages(importPreviewWords);
  const format = useFormat();
  const { type, total } = row;
  const [selected, of] = [selectedOf(row), writableOf(row)];
  return (
    <tr data-chosen={isShown || undefined}>
      <td className={styles.tick}>
        {of > 0 && (
          <TriStateBox
            aria-label={text.select(text.word(type))}
            selected={selected}
            of={of}
            tabIndex={-1}
            disabled={selection.isBusy}
            onChange={() => selection.select(selected < of, { type })}
          />
        )}
      </td>
      <th scope="row">
        <AddressLink
          change={{ ...nothingFiltered, type, step: 'objects' }}
          isChosen={isShown}
          className={styles.type}
          aria-label={text.show(text.word(type))}
          data-preview-item
          data-preview-type={type}
        >
          <TypeIcon type={type} />
          <span className={styles.word}>{text.word(type)}</span>
          <span className={styles.count} data-quantity>
            {format.number(total)}
          </span>
        </AddressLink>
      </th>
      {changes.map((change) => (
        <Count key={change} type={type} change={change} count={row[change]} />
      ))}
    </tr>
  );
}

type Props = {
  readonly preview: ImportPreview;
  readonly search: PreviewSearch;
  readonly selection: Selection;
};

/** The types of the file with their counts; the sum row closes the table. */
export function TypesPanel({ preview, search, selection }: Props) {
  const { types: text, changes: names, ...words } = useMessages(importPreviewWords);
  const { number } = useFormat();
  const [selected, of] = [selectedOf(preview), writableOf(preview)];
  return (
    <Panel
      title={text.title}
      actions={<span className={styles.note}>{text.selected(number(selected), number(of))}</span>}
      className={styles.panel}
      data-part="types"
    >
      <div className={styles.scroll} data-preview-list>
        <table className={styles.types}>
          <thead>
            <tr>
              <td className={styles.tick}>
                {of > 0 && (
                  <TriStateBox
                    aria-label={text.selectAll}
                    selected={selected}
                    of={of}
                    disabled={selection.isBusy}
                    onChange={() => selection.select(selected < of, 'all')}
                  />
                )}
              </td>
              <th scope="col">{text.type}</th>
              {changes.map((change) => (
                <th key={change} scope="col" className={styles.column}>
                  <ChangeMark change={change} />
                  <span>{names[change]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.types.map((row) => (
              <TypeRow key={row.type} row={row} isShown={row.type === search.type} selection={selection} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row">
                <AddressLink change={{ ...nothingFiltered, step: 'objects' }} className={styles.sum}>
                  <Figure rows={preview.total}>{words.objectCount(preview.total, number(preview.total))}</Figure>
                </AddressLink>
              </th>
              {changes.map((change) => (
                <Count key={change} change={change} count={preview[change]} />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Panel>
  );
}
