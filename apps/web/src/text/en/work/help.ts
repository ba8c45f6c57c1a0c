import type { HelpPage } from '@halyard/contracts/work/help.ts';
import { common } from '../common.ts';

/** The help of every screen. */
export const help = {
  title: 'Help',
  close: common.close,
  search: 'Search all help',
  here: 'On this screen',
  all: 'All topics',
  found: 'Results',
  pages: { 'how-to': 'Instructions', terms: 'Terms', about: 'About the assistant' } satisfies Record<HelpPage, string>,
  back: common.backToList,
  loading: 'Loading help...',
  failed: 'Failed to load help.',
  retry: common.tryAgain,
  none: 'Nothing found. Try other words, or ask the assistant.',
  noneHere: 'There is no help on this screen. Search all help, or open all topics.',
  gone: 'This section does not exist.',
};
