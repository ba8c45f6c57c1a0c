import type { SavedView } from '@halyard/contracts/work/views.ts';
import { Bookmark, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { viewsWords } from '../../text/loaders/views.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { ListChangesLink } from '../changes-link.tsx';
import { useRights } from '../use-rights.ts';
import { SavedViewTabs } from './saved-view-tabs.tsx';
import { type ListAddress, type SavedViewsState, useSavedViews } from './use-saved-views.ts';
import { ViewDialog } from './view-dialog.tsx';
import { ViewItems } from './view-items.tsx';
import styles from './views.module.css';

const CollectionDialog = lazy(async () => ({
  default: (await import('../taxii/collection-dialog.tsx')).CollectionDialog,
}));

/** The dialog that is open: of a view, with null of a new one, or of how a view is published. */
type Asked = { readonly view: SavedView | null } | { readonly published: SavedView };

type ItemsProps = {
  readonly state: SavedViewsState;
  readonly onAsk: (asked: Asked) => void;
  readonly close: () => void;
};

/** The views of the list, and what can be done with the one that is open. */
function MenuItems({ state, onAsk, close }: ItemsProps) {
  const text = useMessages(viewsWords);
  const { may } = useRights();
  const { views, chosen, open } = state;
  const mayPublish = chosen?.shared && chosen.list === 'threats' && may('sources', 'edit');
  const item = (words: string, run: () => void) => (
    <button
      type="button"
      role="menuitem"
      onClick={() => {
        close();
        run();
      }}
    >
      {words}
    </button>
  );
  const choose = (view: SavedView) => {
    close();
    open(view);
  };
  return (
    <>
      {state.isFailed && <p className={styles.failed}>{text.failures.load}</p>}
      {state.isFailed && item(text.retry, state.retry)}
      <ViewItems label={text.own} views={views.filter(({ owner }) => owner.isMe)} chosen={chosen} onChoose={choose} />
      <ViewItems
        label={text.shared}
        views={views.filter(({ owner }) => !owner.isMe)}
        chosen={chosen}
        onChoose={choose}
      />
      {views.length > 0 && <hr />}
      {(chosen || state.isNarrowed) && item(text.all, () => open(null))}
      {item(chosen ? text.saveAs : text.save, () => onAsk({ view: null }))}
      {chosen &&
        item(chosen.isDefault ? text.unsetDefault : text.setDefault, () => state.setDefault(chosen, !chosen.isDefault))}
      {mayPublish && item(text.publish, () => onAsk({ published: chosen }))}
      {chosen?.owner.isMe && item(text.edit, () => onAsk({ view: chosen }))}
      {chosen?.owner.isMe && item(text.remove, () => state.remove(chosen))}
    </>
  );
}

/** The saved views of a list: opens one, saves the current list, and keeps both in sync. */
export function SavedViews(address: ListAddress) {
  const text = useMessages(viewsWords);
  const state = useSavedViews(address);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { chosen, isChanged, query } = state;
  return (
    <div className={styles.views}>
      <Menu
        className={styles.trigger}
        label={chosen ? `${text.title}: ${chosen.name}${isChanged ? `, ${text.changed}` : ''}` : text.title}
        trigger={
          <>
            <Bookmark size={16} aria-hidden />
            <span className={styles.name}>{chosen?.name ?? text.title}</span>
            {isChanged && <small className={styles.note}>{text.changed}</small>}
            <ChevronDown size={14} aria-hidden />
          </>
        }
      >
        {(close) => <MenuItems state={state} onAsk={setAsked} close={close} />}
      </Menu>
      {chosen?.owner.isMe && isChanged && <Button onClick={() => state.update(chosen, query)}>{text.update}</Button>}
      {!chosen && state.isNarrowed && (
        <Button variant="quiet" onClick={() => setAsked({ view: null })}>
          {text.save}
        </Button>
      )}
      {address.asks && <ListChangesLink list={address.list} query={address.asks} name={chosen?.name} />}
      {address.children}
      {address.count && (
        <SavedViewTabs
          list={address.list}
          views={state.views}
          chosen={chosen}
          names={address.names}
          count={address.count}
        />
      )}
      {asked && 'published' in asked && (
        <Suspense>
          <CollectionDialog of={{ view: asked.published }} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {asked && 'view' in asked && (
        <ViewDialog
          view={asked.view}
          list={address.list}
          query={query}
          onSave={state.save}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
