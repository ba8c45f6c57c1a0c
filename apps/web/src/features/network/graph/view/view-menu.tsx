import { graphMaxDepth } from '@halyard/contracts/intelligence/entities.ts';
import { Check, Link2, Waypoints } from 'lucide-react';
import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords, networkWords } from '../../../../text/loaders/intelligence.ts';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import type { NetworkChange, NetworkSearch } from '../../network-search.ts';
import type { ChangeSearch } from '../../use-network-search.ts';
import styles from '../graph.module.css';
import { layoutKinds } from '../graph-look.ts';
import { useCopyLink } from './use-copy-link.ts';

type Props = {
  readonly search: NetworkSearch;
  readonly change: ChangeSearch;
  /** The same as a step that can be undone. */
  readonly changeView: ChangeSearch;
  /** Records were hidden, unfolded, folded or pinned by hand. */
  readonly isHandled: boolean;
};

const depths = Array.from({ length: graphMaxDepth }, (_, index) => index + 1);

/** How the network is laid out, how much of it is drawn, and the address of what is shown. */
export function ViewMenu({ search, change, changeView, isHandled }: Props) {
  const { graph: text } = useMessages(networkWords);
  const view = useMessages(graphViewWords);
  const format = useFormat();
  const copy = useCopyLink(isHandled);
  const { entity, isWhole, isGrouped, depth, look } = search;
  return (
    <Menu
      className={styles.tool}
      trigger={
        <>
          <Waypoints size={16} aria-hidden />
          <span>{view.view}</span>
        </>
      }
    >
      {(close) => {
        const item = (role: 'menuitemradio' | 'menuitemcheckbox', words: string, isOn: boolean, run: () => void) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles are checked or not.
          <button
            key={words}
            type="button"
            role={role}
            aria-checked={isOn}
            tabIndex={-1}
            onClick={() => {
              close();
              run();
            }}
          >
            <Check size={16} aria-hidden className={isOn ? undefined : styles.unticked} />
            {words}
          </button>
        );
        const choose = (next: NetworkChange) => () => changeView(next);
        return (
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: a group of a menu, not of a form. */}
            <div role="group" aria-label={view.layout}>
              <span aria-hidden>{view.layout}</span>
              {layoutKinds.map((kind) =>
                item(
                  'menuitemradio',
                  view.layouts[kind],
                  look.layout === kind,
                  choose({ layout: kind === 'force' ? undefined : kind }),
                ),
              )}
            </div>
            {entity !== undefined && !isWhole && (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              <div role="group" aria-label={text.depth}>
                <span aria-hidden>{text.depth}</span>
                {depths.map((steps) =>
                  item(
                    'menuitemradio',
                    text.steps(steps, format.number(steps)),
                    depth === steps,
                    choose({ depth: steps === 1 ? undefined : String(steps) }),
                  ),
                )}
              </div>
            )}
            <hr />
            {entity !== undefined &&
              item('menuitemcheckbox', text.whole, isWhole, () => change({ view: isWhole ? undefined : 'network' }))}
            {item('menuitemcheckbox', text.group, isGrouped, choose({ group: isGrouped ? undefined : 'type' }))}
            <hr />
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                void copy();
              }}
            >
              <Link2 size={16} aria-hidden />
              {view.copyLink}
            </button>
          </>
        );
      }}
    </Menu>
  );
}
