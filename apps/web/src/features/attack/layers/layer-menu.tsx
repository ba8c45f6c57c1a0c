import { attackPeriods } from '@halyard/contracts/intelligence/attack.ts';
import { ChevronDown } from 'lucide-react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useLayers } from '../attack-queries.ts';
import { type AttackChange, type AttackSearch, ownRecords } from '../attack-search.ts';
import type { ChangeSearch } from '../use-attack-search.ts';
import styles from './layers.module.css';
import { useLayerName } from './use-layer-name.ts';

type Props = {
  readonly which: 'a' | 'b';
  readonly search: AttackSearch;
  readonly change: ChangeSearch;
};

type Choice = {
  readonly key: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly change: AttackChange;
};

/** The one that is in no address. */
const usualPeriod = '90d';

/** Available layers, in groups: our records, imports, and stored layers. */
function useChoices({ which, search }: Omit<Props, 'change'>) {
  const { layers: words } = useMessages(attackWords);
  const { data } = useLayers();
  const of = (ref: string | undefined, name: string): Choice => ({
    key: ref ?? '',
    name,
    isChosen: search[which] === ref,
    change: { [which]: ref, show: undefined },
  });
  const records = attackPeriods.map((period) => ({
    key: period,
    name: words.records(period),
    isChosen: search.a === ownRecords && search.period === period,
    change: { a: undefined, show: undefined, period: period === usualPeriod ? undefined : period },
  }));
  const before = search.period === 'all' ? [] : [of('before', words.before(search.period))];
  return [
    {
      title: words.ourRecords,
      choices:
        which === 'a'
          ? [...records, ...before]
          : [of(undefined, words.none), of(ownRecords, words.records(search.period)), ...before],
    },
    { title: words.stored, choices: (data?.layers ?? []).map(({ id, name }) => of(`layer~${id}`, name)) },
    { title: words.imports, choices: (data?.imports ?? []).map(({ id, name }) => of(`import~${id}`, name)) },
  ].filter(({ choices }) => choices.length > 0);
}

/** Chooses what layer A or B is. */
export function LayerMenu({ which, search, change }: Props) {
  const { layers: words } = useMessages(attackWords);
  const nameOf = useLayerName(search);
  const groups = useChoices({ which, search });
  const name = which === 'b' && search.b === undefined ? words.choose : nameOf(search[which]);
  return (
    <span data-layer-menu={which}>
      <Menu
        className={styles.menu}
        label={which === 'a' ? words.a(name) : words.b(name)}
        trigger={
          <>
            <kbd className={styles.letter}>{which.toUpperCase()}</kbd> <span className={styles.layerName}>{name}</span>
            <ChevronDown size={14} aria-hidden />
          </>
        }
      >
        {(close) =>
          groups.map(({ title, choices }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of a menu is no set of fields.
            <div key={title} role="group" aria-label={title}>
              <span>{title}</span>
              {choices.map(({ key, name: says, isChosen, change: next }) => (
                <button
                  key={key}
                  type="button"
                  role="menuitemradio"
                  aria-checked={isChosen}
                  onClick={() => {
                    close();
                    change(next);
                  }}
                >
                  {says}
                </button>
              ))}
            </div>
          ))
        }
      </Menu>
    </span>
  );
}
