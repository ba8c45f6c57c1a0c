import { Link } from '@tanstack/react-router';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../threats.module.css';
import { isNarrowed, noFilter, type ThreatsSearch } from '../threats-search.ts';
import type { ChangeSearch } from '../use-threats-search.ts';

type Props = { readonly search: ThreatsSearch; readonly change: ChangeSearch };

/** Why there are no rows, and suggestions. */
export function NoThreats({ search, change }: Props) {
  const text = useMessages(threatsWords);
  const { may } = useRights();
  if (isNarrowed(search))
    return (
      <div className={styles.empty}>
        <p>{text.list.none}</p>
        <Button size="small" onClick={() => change(noFilter)}>
          {text.filter.reset}
        </Button>
      </div>
    );
  const isGroup = search.tab === 'active' || search.tab === 'mitigated';
  return (
    <div className={styles.empty}>
      <p>{isGroup ? text.list.emptyGroup : text.list.empty}</p>
      <div className={styles.buttons}>
        {search.period !== '90d' && (
          <Button size="small" onClick={() => change({ period: '90d' })}>
            {text.list.longer}
          </Button>
        )}
        {may('imports', 'create') && (
          <Link to="/imports" className={styles.smallMenu}>
            {text.list.import}
          </Link>
        )}
        {may('intelligence', 'create') && (
          <Button size="small" onClick={() => change({ compose: 'new' })}>
            {text.new}
          </Button>
        )}
      </div>
    </div>
  );
}
