import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { nameIn } from '../name-in.ts';
import styles from './graph.module.css';

type Props = {
  readonly types: readonly (readonly [type: string, count: number])[];
  readonly open: ReadonlySet<string>;
  readonly onShow: (type: string, isOpen: boolean) => void;
};

/** The groups of the graph with their counts; each opens and closes. */
export function GroupLine({ types, open, onShow }: Props) {
  const { graph: text, types: typeNames } = useMessages(networkWords);
  const format = useFormat();
  return (
    <ul aria-label={text.groups} className={styles.groups}>
      {types
        .filter(([, count]) => count > 1)
        .map(([type, count]) => {
          const isOpen = open.has(type);
          const [name, written] = [nameIn(typeNames, type), format.number(count)];
          return (
            <li key={type}>
              <Button
                size="small"
                className={styles.pressed}
                aria-pressed={isOpen}
                aria-label={isOpen ? text.closeGroup(name, written) : text.openGroup(name, written)}
                onClick={() => onShow(type, !isOpen)}
              >
                {text.groupName(name, written)}
              </Button>
            </li>
          );
        })}
    </ul>
  );
}
