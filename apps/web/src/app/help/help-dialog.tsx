import { useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { helpWords } from '../../text/loaders/work.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './help.module.css';
import { HelpList } from './help-list.tsx';
import { HelpSectionView } from './help-section-view.tsx';

/** Special section IDs: help for the open screen, and all topics. */
export const screenHelp = 'screen';
const allHelp = 'all';

type Props = {
  /** The ID of a section, or one of the lists. */
  readonly shown: string;
  /** The address of the open screen. */
  readonly screen: string;
  readonly onShow: (shown: string) => void;
  readonly onClose: () => void;
};

/** The help pages: topics for the open screen, a search over all of them, and one section in full. */
export function HelpDialog({ shown, screen, onShow, onClose }: Props) {
  const text = useMessages(helpWords);
  const [search, setSearch] = useState('');
  const isSection = shown !== screenHelp && shown !== allHelp;
  const find = (words: string) => {
    setSearch(words);
    if (isSection) onShow(screenHelp);
  };
  const inList = shown === allHelp ? {} : { screen };
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <div className={styles.help}>
        <SearchField label={text.search} placeholder={text.search} value={search} onSearch={find} />
        {isSection ? (
          <HelpSectionView id={shown} onBack={() => onShow(screenHelp)} />
        ) : (
          <HelpList wanted={search === '' ? inList : { search }} onOpen={onShow} onAll={() => onShow(allHelp)} />
        )}
      </div>
    </Dialog>
  );
}
