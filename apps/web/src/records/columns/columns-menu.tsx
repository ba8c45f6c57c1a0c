import { ArrowDown, ArrowUp, Check, Columns3 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { viewsWords } from '../../text/loaders/views.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import views from '../views/views.module.css';
import styles from './columns.module.css';
import { listDensities, moveColumn } from './kept-columns.ts';
import type { ColumnsState } from './use-columns.ts';

type Props<Name extends string> = {
  readonly state: ColumnsState<Name>;
  /** The labels of the columns, as above the table. */
  readonly names: Readonly<Record<Name, string>>;
};

type ItemProps<Name extends string> = Props<Name> & { readonly name: Name };

/** One column: shown or not, and moved with Alt and an arrow, or by its two buttons. */
function ColumnItem<Name extends string>({ state, names, name }: ItemProps<Name>) {
  const { columns: text } = useMessages(viewsWords);
  const { shown, required, show } = state;
  const isShown = shown.includes(name);
  const isRequired = required.includes(name);
  const move = (by: -1 | 1) => show(moveColumn(shown, name, by));

  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    // The arrows alone move the focus in the menu.
    event.stopPropagation();
    if (isShown) move(by);
  }

  return (
    <div className={styles.column}>
      <button
        type="button"
        role="menuitemcheckbox"
        aria-checked={isShown}
        aria-disabled={isRequired || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={isRequired ? text.required : undefined}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (!isRequired) show(isShown ? shown.filter((one) => one !== name) : [...shown, name]);
        }}
      >
        <Check size={14} aria-hidden className={isShown ? undefined : styles.hidden} />
        {names[name]}
      </button>
      {isShown && (
        <span className={styles.moves}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.move}
            aria-label={text.up(names[name])}
            onClick={() => move(-1)}
          >
            <ArrowUp size={14} aria-hidden />
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={styles.move}
            aria-label={text.down(names[name])}
            onClick={() => move(1)}
          >
            <ArrowDown size={14} aria-hidden />
          </button>
        </span>
      )}
    </div>
  );
}

/** The visible columns of a list, their order, and the row density. */
export function ColumnsMenu<Name extends string>({ state, names }: Props<Name>) {
  const { columns: text } = useMessages(viewsWords);
  const { shown, all, density } = state;
  const hidden = all.filter((name) => !shown.includes(name));
  return (
    <Menu align="end" className={views.icon} label={text.title} hasTooltip trigger={<Columns3 size={16} aria-hidden />}>
      {() => (
        <>
          {[...shown, ...hidden].map((name) => (
            <ColumnItem key={name} state={state} names={names} name={name} />
          ))}
          <hr />
          {listDensities.map((one) => (
            <button
              key={one}
              type="button"
              role="menuitemradio"
              aria-checked={one === density}
              onClick={() => state.setDensity(one)}
            >
              <Check size={14} aria-hidden className={one === density ? undefined : styles.hidden} />
              {text.densities[one]}
            </button>
          ))}
          {!state.isUsual && (
            <button type="button" role="menuitem" onClick={state.reset}>
              {text.reset}
            </button>
          )}
          <p className={styles.hint}>{text.keys}</p>
        </>
      )}
    </Menu>
  );
}
